"""A bot of your own in thirty lines: python docs/bot.py http://127.0.0.1:8000 TABLE."""

import json
import sys
import time
import uuid
from urllib.error import HTTPError
from urllib.request import Request, urlopen

server, table = sys.argv[1:3]
headers = {"Content-Type": "application/json"}


def ask(method, path, body=None):
    """Send a request; wait if the server says so."""
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            return urlopen(Request(server + path, data, headers, method=method))
        except HTTPError as problem:
            if problem.code != 429:  # anything but "not so fast" is a mistake of ours
                raise
            time.sleep(int(problem.headers["Retry-After"]))


def choose(state):
    """Your idea goes here: state["view"] is all your seat may see, state["moves"] all it may do."""
    return state["moves"][state["version"] % len(state["moves"])]


headers["Authorization"] = "Bearer " + json.load(ask("POST", "/api/guests", {"name": "Thirty", "token": True}))["token"]
ask("POST", f"/api/tables/{table}/sit", {})
played = -1
for line in ask("GET", f"/api/tables/{table}/stream"):
    state = json.loads(line) if line.strip() else {"moves": [], "table": {"status": "running"}}
    if state["moves"] and state["version"] > played:
        played = state["version"]
        ask("POST", f"/api/tables/{table}/turn", {"id": uuid.uuid4().hex, "version": played, "moves": [choose(state)]})
    elif state["table"]["status"] in ("finished", "ended"):
        print(state["table"]["scores"])
        break
