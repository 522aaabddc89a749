"""Services on this machine that a server can call: a browser's push service, and a mail server."""

from __future__ import annotations

import base64
import json
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from secrets import token_bytes
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.running import free_port

PATIENCE = 20  # seconds


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(said: str) -> bytes:
    return base64.urlsafe_b64decode(said + "=" * (-len(said) % 4))


class Browser:
    """What a browser keeps of a subscription: it alone can read what comes."""

    def __init__(self, endpoint: str) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = token_bytes(16)
        self.endpoint = endpoint

    def offered(self, name: str = "Firefox") -> dict[str, str]:
        point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        return {
            "endpoint": self.endpoint,
            "key": text(point),
            "auth": text(self.auth),
            "name": name,
        }

    def open(self, body: bytes) -> dict[str, Any]:
        """Read a message as browsers do, by another implementation than the server's."""
        opened = http_ece.decrypt(
            body, private_key=self.private, auth_secret=self.auth, version="aes128gcm"
        )
        return dict(json.loads(opened))


class PushService(ThreadingHTTPServer):
    """Takes messages, as push services and ntfy do; `answers` are the next statuses, then 201."""

    def __init__(self) -> None:
        self.received: queue.Queue[tuple[dict[str, str], bytes]] = queue.Queue()
        self.answers: list[int] = []
        self.calls = 0
        super().__init__(("127.0.0.1", 0), Counter)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def browser(self) -> Browser:
        return Browser(f"{self.address}/push/{text(token_bytes(9))}")

    def next(self) -> tuple[dict[str, str], bytes]:
        return self.received.get(timeout=PATIENCE)


class Counter(BaseHTTPRequestHandler):
    """The service's counter."""

    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.calls += 1
        status = self.server.answers.pop(0) if self.server.answers else 201
        if status in (200, 201):
            headers = {name.lower(): value for name, value in self.headers.items()}
            self.server.received.put((headers, body))
        self.send_response(status)
        if status in (301, 307):
            self.send_header("location", f"{self.server.address}/elsewhere")
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Nothing is printed."""


@contextmanager
def push_service() -> Iterator[PushService]:
    with PushService() as service:
        threading.Thread(target=service.serve_forever, args=(0.02,), daemon=True).start()
        yield service
        service.shutdown()


def claims_of(headers: dict[str, str]) -> dict[str, Any]:
    """Who sent a message, as the push service checks it; the signature must be good."""
    scheme, _, rest = headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    said, _, seal = parts["t"].rpartition(".")
    raw = data(seal)
    signature = utils.encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(parts["k"]))
    public.verify(signature, said.encode(), ec.ECDSA(SHA256()))
    assert scheme == "vapid"
    return {**json.loads(data(said.split(".")[1])), "k": parts["k"]}


class Letters:
    """A mail server's letter box."""

    def __init__(self) -> None:
        self.received: queue.Queue[tuple[list[str], str, str]] = queue.Queue()

    async def handle_DATA(self, _: Any, __: Any, envelope: Any) -> str:  # noqa: N802
        letter = message_from_bytes(envelope.content, policy=default)
        body = letter.get_body(("plain",))
        assert body is not None
        told = (list(envelope.rcpt_tos), str(letter["subject"]), body.get_content())
        self.received.put(told)
        return "250 OK"

    def next(self) -> tuple[list[str], str, str]:
        return self.received.get(timeout=PATIENCE)


@contextmanager
def mail_server() -> Iterator[tuple[str, Letters]]:
    """Its address as a host names it, and what arrives."""
    letters = Letters()
    controller = Controller(letters, hostname="127.0.0.1", port=free_port())
    controller.start()
    try:
        yield f"mailto://127.0.0.1:{controller.port}?from=table@example.org&mode=insecure", letters
    finally:
        controller.stop()
