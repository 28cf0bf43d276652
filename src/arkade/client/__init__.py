"""A client for Arkade servers: makes tables, takes seats, plays. Everything that it sends and gets has a type."""

from arkade.client.api import Api, Refused
from arkade.client.playing import play
from arkade.client.seat import Lost, Seat

__all__ = ["Api", "Lost", "Refused", "Seat", "play"]
