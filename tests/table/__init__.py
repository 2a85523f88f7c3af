"""Tests of the table: players, saved games, the record, settings."""
