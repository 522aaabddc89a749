"""Which addresses the server calls for strangers, and which it refuses with a sentence."""

from __future__ import annotations

import socket
import threading

import pytest

from stammtisch.server.notices.addresses import BadAddress, read_address, read_endpoint
from stammtisch.server.notices.outside import NotOutside, at_home, is_outside, keep_outside


@pytest.mark.parametrize(
    ("text", "kind", "label"),
    [
        ("mira@example.org", "mail", "m…@example.org"),
        ("ntfy://our-topic", "ntfy", ""),
        ("ntfys://ntfy.example.org/our-topic", "ntfy", "ntfy.example.org"),
        ("ntfys://mira:secret@ntfy.example.org/our-topic", "ntfy", "ntfy.example.org"),
        ("discord://4174216298/JHMHI8qBe7bk2ZwO5U711o3dV_js", "discord", ""),
        ("slack://T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ", "slack", ""),
        ("tgram://123456789:abcdefg_hijklmnop/12315544", "telegram", ""),
        ("mailtos://mira:secret@example.org?smtp=mail.example.org", "mail", "mail.example.org"),
    ],
)
def test_known_services_are_taken_and_their_secrets_hidden(text, kind, label):
    known = read_address(text, at_home=False)
    assert (known.kind, known.address, known.label) == (kind, text, label)
    assert "secret" not in known.label


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("json://example.org/x", "unknown-service"),
        ("file:///etc/passwd", "unknown-service"),
        ("https://example.org/hook", "unknown-service"),
        ("schan://x", "unknown-service"),
        ("mira", "unknown-service"),
        ("ntfy://10.0.0.8/topic", "not-outside"),
        ("ntfy://127.0.0.1:8600/topic", "not-outside"),
        ("ntfy://2130706433/topic", "not-outside"),
        ("ntfy://0x7f000001/topic", "not-outside"),
        ("ntfy://[::1]/topic", "not-outside"),
        ("ntfy://[::ffff:10.0.0.8]/topic", "not-outside"),
        ("ntfy://169.254.169.254/latest", "not-outside"),
        ("ntfy://LocalHost./topic", "not-outside"),
        ("ntfy://printer.local/topic", "not-outside"),
        ("mailto://mira:x@example.org?smtp=192.168.1.4", "not-outside"),
        ("ntfys://ntfy.example.org/t?attach=http://10.0.0.8/x", "strange-address"),
        ("ntfys://ntfy.example.org/t?mode=cloud", "strange-address"),
        ("mailtos://mira:x@example.org?pgppub=/etc/passwd", "strange-address"),
        ("mailtos://mira:x@example.org?bcc=all@example.org", "strange-address"),
        ("ntfy://[::1/topic", "strange-address"),
        ("slack://T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ/#table", "strange-address"),
        ("ntfy://ntfy.example.org/topic\r\nX: y", "strange-address"),
    ],
)
def test_other_addresses_are_refused_with_a_sentence(text, code):
    with pytest.raises(BadAddress) as refused:
        read_address(text, at_home=False)
    assert refused.value.code == code
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("http://push.example.org/x", "not-safe"),
        ("ftp://push.example.org/x", "not-safe"),
        ("https://user:x@push.example.org/x", "strange-address"),
        ("https:///x", "strange-address"),
        ("https://192.168.0.1/x", "not-outside"),
        ("https://localhost:8600/x", "not-outside"),
    ],
)
def test_push_services_are_called_over_tls_and_outside(text, code):
    with pytest.raises(BadAddress) as refused:
        read_endpoint(text, at_home=False)
    assert refused.value.code == code
    assert read_endpoint("https://push.example.org/x", at_home=False)
    assert read_endpoint("http://127.0.0.1:9/x", at_home=True)


@pytest.mark.parametrize(
    ("address", "outside"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1::1", True),
        ("10.1.2.3", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("2002:7f00:1::", False),
    ],
)
def test_what_is_outside(address, outside):
    assert is_outside(address) is outside


def test_a_thread_that_sends_reaches_only_the_outside_whatever_a_name_says(monkeypatch):
    """A name that points inwards only when it is called leads nowhere; other threads are free."""
    told: dict[str, str] = {}

    def connect(name: str) -> None:
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            listener.listen()
            port = listener.getsockname()[1]
            try:
                socket.create_connection(("127.0.0.1", port), timeout=5).close()
                told[name] = "reached"
            except NotOutside:
                told[name] = "refused"

    def send() -> None:
        keep_outside()
        connect("sender")
        with at_home():
            connect("for the house")
        connect("sender again")

    thread = threading.Thread(target=send)
    thread.start()
    thread.join()
    connect("others")
    assert told == {
        "sender": "refused",
        "for the house": "reached",
        "sender again": "refused",
        "others": "reached",
    }
