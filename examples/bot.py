#!/usr/bin/env python3
"""A bot for Windward that needs only Python's standard library.

    windward arena haendler --bots "exec:python3 examples/bot.py,random" --games 20

It reads one ask to a line from standard input and answers each with one line on standard output.
In Haendler it hires and loots what it can and stops once three cards lie in the harbor; in Karibik it
captures and steals whenever it can and delivers to its own havens alone. Elsewhere it takes any choice.
docs/bots.md describes the protocol.
"""

import json
import random
import sys

LIKED = ("deliver", "capture", "complete", "hire", "loot", "steal")
HAVENS = {"red": (7, 20, 79), "blue": (10, 39, 89), "green": (12, 15, 90), "yellow": (17, 47, 87)}


def choose(ask):
    choices = ask["choices"]
    rng = random.Random(ask["seed"])
    sensible = [i for i, action in enumerate(choices) if not helps_another(action, ask)]
    for kind in LIKED:
        wanted = [i for i in sensible if choices[i]["type"] == kind]
        if wanted:
            return rng.choice(wanted)
    if len(ask["view"].get("harbor", [])) >= 3:
        for i in sensible:
            if choices[i]["type"] == "stop":
                return i
    return rng.choice(sensible)


def helps_another(action, ask):
    if action["type"] != "deliver":
        return False
    return action["to"] not in HAVENS[ask["view"]["seats"][ask["seat"]]["colour"]]


for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"id": asked["id"], "choice": choose(asked)}), flush=True)
