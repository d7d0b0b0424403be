"""Plays one game of Destrier at random: python3 random_bot.py <game> <seats> [seed]

Every line from the program is one JSON object, and so is every answer: see docs/env.md.
"""
import json
import pathlib
import random
import subprocess
import sys

game, seats, seed = (sys.argv[1:] + ["1"])[:3]
destrier = pathlib.Path(__file__).resolve().parents[2] / "destrier"
process = subprocess.Popen(
    [destrier, "env", game, "--seats", seats, "--seed", seed],
    stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1,
)
dice = random.Random(seed)
for line in process.stdout:
    message = json.loads(line)
    if not message.get("ok", True):
        sys.exit(message["error"]["message"])
    if message["type"] == "decision":
        # message["observation"] is all that this seat may know; a better bot looks at it.
        answer = {"index": dice.randrange(message["count"])}
        process.stdin.write(json.dumps(answer) + "\n")
    elif message["type"] == "end":
        print(json.dumps({"decisions": message["n"], "rewards": message["rewards"]}))
        break
process.stdin.close()
sys.exit(process.wait())
