#!/usr/bin/env python3
"""A player for sim and ladder: ./destrier sim hazard --bots exec:examples/bots/player_bot.py,greedy

It reads one JSON object a line and answers every decision with a line of its own: see docs/env.md.
"""
import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        # A new game. Dice that begin with its seed make every run the same.
        dice = random.Random(message["seed"])
    elif message["type"] == "decision":
        # message["observation"] is all that this seat may know; a better player looks at it.
        answer = {"index": dice.randrange(message["count"])}
        print(json.dumps(answer), flush=True)
