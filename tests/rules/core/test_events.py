"""Events and who may know them."""

from rules.core.events import Event, Recorder, known_events


def test_everybody_knows_an_event_without_an_audience():
    event = Event("pass", 0, {})
    assert all(event.known_to(seat) for seat in (None, 0, 1))


def test_only_its_audience_knows_a_secret_event():
    event = Event("draw", 0, {"card": "fog"}, audience=(0, 2))
    assert [event.known_to(seat) for seat in (None, 0, 1, 2)] == [False, True, False, True]


def test_an_event_without_listeners_is_known_to_nobody():
    event = Event("draw", 0, {}, audience=())
    assert not any(event.known_to(seat) for seat in (None, 0))


def test_known_events_keep_order_and_hide_who_else_knows():
    secret = Event("draw", 1, {"card": "fog"}, audience=(1,), final=True)
    public = Event("pass", 1, {"swap": None})
    assert known_events([secret, public], 1) == [secret._replace(audience=None), public]
    assert known_events([secret, public], 0) == [public]
    assert known_events([secret, public], None) == [public]


def test_a_recorder_keeps_events_in_order():
    recorder = Recorder()
    recorder.tell("pass", 2, swap="fog")
    recorder.tell("refill", card="fog", final=True, audience=(1,))
    assert recorder.events == [
        Event("pass", 2, {"swap": "fog"}),
        Event("refill", None, {"card": "fog"}, (1,), True),
    ]
