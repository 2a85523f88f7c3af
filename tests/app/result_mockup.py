"""The result screen as it was designed: every row but the banner, at both sizes."""

WIDE = """\
┌─ result ───────────────────────────────────────────────────────────────────────────────┬─ captains ──────────────────┐
│                                                                                        │                             │
│  ▐◆ B Bea▌ wins.  All three captains bring home 10 fame; the foremost ship decides.    │ 1 ╬E1 Gallows Lark    ● C 6 │
│                                                                                        │ 2 ═D2 Bittere Zee     ◆ B 6 │
│  1st  ◆ B Bea     ████████████████████████▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓                    10 fame  │ 3 ╳S2 Ojo de Oro      ◆ B 4 │
│                   Bittere Zee 6   Ojo de Oro 4   stash 0                               │ 4 ╳S1 La Sirena Negra --- 3 │
│                                                                                        │ 5 ╳S3 Santa Ceniza    ▲ A 5 │
│  2nd  ▲ A Ana     ████████████████████▓▓▓▓▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒                    10 fame  │ 6 ╬E2 Widow's Lantern --- 4 │
│                   Santa Ceniza 5   Gouden Haai 1   stash 4                             │ 7 ╬E3 Grey Fathom     --- 2 │
│                                                                                        │ 8 ═D1 Gouden Haai     ▲ A 1 │
│  3rd  ● C Cass    ████████████████████████▓▓▓▓▓▓▓▓▒▒▒▒▒▒▒▒                    10 fame  │ 9 ═D3 Stormlelie      ● C 2 │
│                   Gallows Lark 6   Stormlelie (damaged) 2   stash 2                    │                             │
│                                                                                        │ --- put away unseen         │
├─ what decided the tie ─────────────────────────────────────────────────────────────────┤ Stormlelie is damaged       │
│                                     ◆ B         ▲ A         ● C                        │                             │
│  total fame                         10          10          10         level           │                             │
│  1  undamaged own ships             2           2           1          Cass drops out  ├─ record ────────────────────┤
│  2  foremost own ship               space 2     space 5                Bea is ahead    │                             │
│                                                                                        │             won       best  │
├─ fame turn by turn ──────────────────────────────────────────── secret until the end ──┤ ◆ Bea       5 of 14   17    │
│                                                              ▁▁▄▄██    ▁▁▁▁▂▂          │ ▲ Ana       6 of 15   16    │
│                                    ▁▁▁▁▃▃▅▅▃▃▁▁▁▁▁▁▃▃▃▃▃▃▇▇▇▇██████▇▇▅▅██████ peak 13  │ ● Cass      2 of 9    14    │
│  ◆ B Bea         ▂▂▄▄▄▄▆▆▆▆▆▆▆▆▇▇▇▇██████████████████████████████████████████ 10       │                             │
│                                                                ▂▂▂▂▂▂▁▁▁▁▁▁▂▂          │                             │
│                                                      ▁▁▁▁▅▅▅▅▇▇██████████████ peak 10  │ Right accusations           │
│  ▲ A Ana       ▂▂▄▄▆▆▆▆▇▇▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▇▇▇▇▇▇▇▇████████████████████████ 10       │ 7  Cass takes 2 from Ana    │
│                                          ▁▁▁▁▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▁▁▁▁▁▁▁▁▁▁▁▁▂▂          │ 17 Ana takes 2 from Bea     │
│                          ▃▃▃▃▃▃▃▃▃▃▅▅▅▅▇▇████████████████████████████████████ peak 10  │ 26 Ana takes 2 from Cass    │
│  ● C Cass      ▂▂▄▄▆▆▆▆▇▇████████████████████████████████████████████████████ 10       │                             │
│              1           7                   17                26  28 Mutiny: Bea -5   │                             │
├────────────────────────────────────────────────────────────────────────────────────────┴─────────────────────────────┤
│  What next?                                                                                                          │
│                                                                                                                      │
│ ▐1 Rematch▌   2 Replay     3 Export the log     4 Menu                                                               │
│                                                                                                                      │
│  then the same table with rotated seats: Bea, Cass, Ana; the same options; a new seed.                               │
│                                                                                                                      │
└──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────┘
 ? help   1 rematch   2 replay   3 export   l log   s score   esc menu
"""  # noqa: E501

NARROW = """\
─ result ─────────────────────────────────────────────────── c captains ─ l log
▐◆ B Bea▌ wins. All bring home 10 fame; the foremost ship decides.
 1 ◆ B Bea   ████████████████████████▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓                   10 fame
             Bittere Zee 6   Ojo de Oro 4   stash 0
 2 ▲ A Ana   ████████████████████▓▓▓▓▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒                   10 fame
             Santa Ceniza 5   Gouden Haai 1   stash 4
 3 ● C Cass  ████████████████████████▓▓▓▓▓▓▓▓▒▒▒▒▒▒▒▒                   10 fame
             Gallows Lark 6   Stormlelie (damaged) 2   stash 2
─ what decided the tie ─────────────────────────────────────────────────────────
                              ◆ B        ▲ A        ● C
 total fame                   10         10         10         level
 1  undamaged own ships       2          2          1          Cass drops out
 2  foremost own ship         space 2    space 5               Bea is ahead
─ fame turn by turn ──────────────────────────────────────── 28 Mutiny: Bea -5 ─
 ◆ B Bea       ▁▁▁▁▁▁▂▂▂▂▂▂▂▂▂▂▂▂▃▃▃▃▄▄▄▄▄▄▃▃▃▃▃▃▄▄▄▄▄▄▅▅▅▅▆▆▇▇██▅▅▄▄▆▆▆▆▆▆ 10
 ▲ A Ana     ▁▁▁▁▂▂▂▂▂▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▂▂▂▂▂▂▂▂▃▃▃▃▄▄▄▄▅▅▆▆▆▆▆▆▆▆▆▆▆▆▆▆ 10
 ● C Cass    ▁▁▁▁▂▂▂▂▂▂▄▄▄▄▄▄▄▄▄▄▄▄▄▄▅▅▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆ 10
────────────────────────────────────────────────────────────────────────────────
 What next?
▐1 Rematch▌   2 Replay    3 Export the log    4 Menu
 then rotated seats: Bea, Cass, Ana; the same options; a new seed
────────────────────────────────────────────────────────────────────────────────
 ? help  1 rematch  2 replay  3 export  l log  s score  esc menu
"""
