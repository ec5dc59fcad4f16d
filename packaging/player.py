#!/usr/bin/env python3
"""A player for packaging/test: sits at a table, plays, and comes back after the server was restarted.

    player.py PORT through NOTE    opens a table and plays to its next turn, says "playing", waits until the server closes the
                                   socket, comes back, plays a move more and notes table, cookie and version in the file NOTE
    player.py PORT again NOTE      comes back to the noted table and finds the noted version
    player.py PORT on NOTE         the same, plays a move more and notes the new version
    player.py PORT health          prints what /health says
    player.py PORT health --tls    the same over TLS, whoever signed the certificate
"""

import base64
import http.client
import json
import os
import socket
import ssl
import struct
import sys
import time

HOST = "127.0.0.1"
PATIENCE = 60


class Closed(Exception):
    def __init__(self, code):
        super().__init__(f"closed with {code}")
        self.code = code


class Table:
    """The socket of a table, and what was last heard of the match."""

    def __init__(self, port, table, cookie, known=0):
        self.link = socket.create_connection((HOST, port), timeout=PATIENCE)
        self.stream = self.link.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.link.sendall(
            f"GET /ws/{table} HTTP/1.1\r\nHost: {HOST}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        status = self.stream.readline()
        if b" 101 " not in status:
            raise ConnectionError(f"no socket: {status.decode().strip()}")
        while self.stream.readline() not in (b"\r\n", b""):
            pass
        self.version, self.turn = known, None
        self.send({"type": "Hello", "protocol": 2, "version": known})

    def frame(self, kind, payload):
        mask = os.urandom(4)
        head = bytes([0x80 | kind])
        head += bytes([0x80 | len(payload)]) if len(payload) < 126 else bytes([0xFE]) + struct.pack(">H", len(payload))
        self.link.sendall(head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload)))

    def send(self, message):
        self.frame(1, json.dumps(message).encode())

    def hear(self):
        """The next message; answers pings on the way."""
        while True:
            head = self.stream.read(2)
            if len(head) < 2:
                raise Closed(1006)
            size = head[1] & 0x7F
            if size == 126:
                (size,) = struct.unpack(">H", self.stream.read(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", self.stream.read(8))
            payload = self.stream.read(size)
            kind = head[0] & 0x0F
            if kind == 8:
                raise Closed(struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else 1005)
            if kind == 9:
                self.frame(10, payload)
            elif kind == 1:
                return self.take(json.loads(payload))

    def take(self, message):
        if message["type"] == "Refused":
            raise SystemExit(f"player.py: refused: {message}")
        self.version = message.get("version", self.version)
        if message["type"] == "Table":
            self.turn = (message["match"] or {}).get("turn")
        elif message["type"] == "Update":
            self.turn = message["turn"]
        return message

    def until(self, kind):
        while (message := self.hear())["type"] != kind:
            pass
        return message

    def mine(self):
        """Waits for the next turn. Nobody else can do anything then, so that the version stands still."""
        while not self.turn or (self.turn["decide"] is None and self.turn["prompt"] is None):
            self.hear()

    def move(self, command):
        self.mine()
        before, turn, self.turn = self.version, self.turn, None
        if turn["decide"] is not None:
            self.send({"type": "Decide", "command": command, "point": turn["decide"], "action": turn["actions"][0]})
        else:
            self.send({"type": "Prompt", "command": command, "point": turn["prompt"]})
        self.mine()
        if self.version <= before:
            raise SystemExit("player.py: the move did not count")


def ask(port, method, path, body=None, cookie=None, tls=False):
    if tls:
        link = http.client.HTTPSConnection(HOST, port, timeout=PATIENCE, context=ssl._create_unverified_context())
    else:
        link = http.client.HTTPConnection(HOST, port, timeout=PATIENCE)
    headers = {"Content-Type": "application/json"} if body else {}
    if cookie:
        headers["Cookie"] = cookie
    link.request(method, path, json.dumps(body) if body else None, headers)
    answer = link.getresponse()
    text = answer.read().decode()
    if answer.status >= 300:
        raise SystemExit(f"player.py: {path} was answered with {answer.status}: {text}")
    return json.loads(text), (answer.getheader("Set-Cookie") or "").split(";")[0]


def come_back(port, table, cookie, version):
    """The server may not be there again yet."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return Table(port, table, cookie, version)
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


def through(port, note):
    _, cookie = ask(port, "GET", "/api/me")
    opening = {"command": 1, "game": "le-fantome-de-minuit", "players": 2, "bots": ["easy"]}
    table = ask(port, "POST", "/api/tables", opening, cookie)[0]["table"]
    seat = Table(port, table, cookie)
    seat.until("Table")
    seat.send({"type": "Begin", "command": 2})
    seat.move(3)
    seat.move(4)
    print(f"playing at version {seat.version}", flush=True)
    known = seat.version
    try:
        while True:
            seat.hear()
    except Closed as closed:
        print(f"closed with {closed.code}", flush=True)
        if closed.code != 1012:
            raise SystemExit("player.py: a restart closes sockets with 1012") from closed
    left = time.monotonic()
    seat = come_back(port, table, cookie, known)
    message = seat.hear()
    if message["type"] != "UpToDate" or message["version"] != known:
        raise SystemExit(f"player.py: expected to be up to date at {known}: {str(message)[:300]}")
    print(f"back after {time.monotonic() - left:.1f} s, up to date at version {known}", flush=True)
    seat.link.close()
    seat = come_back(port, table, cookie, 0)
    seat.until("Table")
    seat.move(5)
    print(f"played on to version {seat.version}", flush=True)
    write(note, {"table": table, "cookie": cookie, "version": seat.version, "command": 5})


def write(note, noted):
    with open(note, "w", encoding="utf-8") as file:
        json.dump(noted, file)


def again(port, note, plays_on=False):
    with open(note, encoding="utf-8") as file:
        noted = json.load(file)
    seat = come_back(port, noted["table"], noted["cookie"], 0)
    message = seat.until("Table")
    if message["version"] != noted["version"] or not message["match"]:
        raise SystemExit(f"player.py: expected a match at version {noted['version']}, found {message['version']}")
    print(f"the match is at version {message['version']}, as it was", flush=True)
    if plays_on:
        command = noted["command"] + 1
        seat.move(command)
        print(f"played on to version {seat.version}", flush=True)
        write(note, {**noted, "version": seat.version, "command": command})


def main():
    port, what, *rest = sys.argv[1:]
    if what == "through":
        through(int(port), rest[0])
    elif what in ("again", "on"):
        again(int(port), rest[0], what == "on")
    else:
        print(json.dumps(ask(int(port), "GET", "/health", tls="--tls" in rest)[0]))


if __name__ == "__main__":
    main()
