"""The station as the portal knows it: its key, its tokens, its requests (docs/station-interface.md)."""

import base64
import email.utils
import hashlib
import json
import os
import time
import urllib.error
import urllib.request

from answers import Refused
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey


def packed(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def written(path, data):
    """Writes a file in one step: whoever reads it reads all of it or what was there before."""
    with open(f"{path}.new", "wb", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(f"{path}.new", path)


class Portal:
    """`clock_ahead`: how far this computer's clock is off, in seconds, where it was told to be."""

    def __init__(self, origin, folder, clock_ahead=0):
        self.origin, self.folder, self.clock_ahead, self.offset = origin, folder, clock_ahead, 0.0
        self.key_file, self.id_file = os.path.join(folder, "station.key"), os.path.join(folder, "station.json")
        self.id = self.service_tag = None
        self.result_origins = {origin}
        if os.path.exists(self.id_file):
            with open(self.id_file, encoding="utf-8") as file:
                known = json.load(file)
            self.id, self.service_tag = known["id"], known["serviceTag"]

    def clock(self):
        return time.time() + self.clock_ahead

    def key(self):
        if not os.path.exists(self.key_file):
            private = Ed25519PrivateKey.generate()
            raw, none = serialization.Encoding.Raw, serialization.NoEncryption()
            written(self.key_file, private.private_bytes(raw, serialization.PrivateFormat.Raw, none))
        with open(self.key_file, "rb") as file:
            return Ed25519PrivateKey.from_private_bytes(file.read())

    def enrol(self, token):
        """Brings the portal this station's public key, with the token that staff made."""
        raw = serialization.Encoding.Raw, serialization.PublicFormat.Raw
        jwk = {"kty": "OKP", "crv": "Ed25519", "x": packed(self.key().public_key().public_bytes(*raw))}
        answer = self.asked("POST", "/api/stations/enrol", {"token": token, "publicKey": jwk}, signed=False)
        written(self.id_file, json.dumps({"id": answer["id"], "serviceTag": answer["serviceTag"]}).encode())
        self.id, self.service_tag = answer["id"], answer["serviceTag"]

    def token(self, verb, path, body=b"", audience="cathedra-station", subject=None):
        """A token that the station signs for one request, dated by the portal's clock. `path` is with its query."""
        if self.id is None:
            raise Refused("NOT_ENROLLED")
        whose = {} if subject is None else {"sub": subject}
        return self.signed({"aud": audience, **whose}, verb, path, packed(hashlib.sha256(body).digest()))

    def proof(self, token_hash, verb, path, body_hash):
        """What a page sends with one request to show that it runs in this station's browser."""
        return self.signed({"aud": "cathedra-station-proof", "ath": token_hash}, verb, path, body_hash)

    def signed(self, said, verb, path, body_hash):
        """A token of these claims for one request and a minute."""
        name, now = f"station:{self.id}", int(self.clock() + self.offset)
        request = {"jti": packed(os.urandom(16)), "htm": verb, "htu": path, "digest": body_hash}
        claims = {"iss": name, "iat": now, "exp": now + 60, **said, **request}
        parts = [packed(json.dumps(part).encode()) for part in ({"alg": "EdDSA", "kid": name}, claims)]
        return ".".join([*parts, packed(self.key().sign(".".join(parts).encode()))])

    def take_time(self, headers):
        date = headers.get("Date")
        if date is not None:
            self.offset = email.utils.parsedate_to_datetime(date).timestamp() - self.clock()

    def asked(self, verb, path, body=None, signed=True, again=True):
        """Asks the portal as the station. A refused token is made anew by the portal's own time, once."""
        headers = {"Content-Type": "application/json"} if body is not None else {}
        data = None if body is None else json.dumps(body).encode()
        if signed:
            headers["Authorization"] = f"Bearer {self.token(verb, path, data or b'')}"
        request = urllib.request.Request(self.origin + path, data, headers, method=verb)
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                self.take_time(answer.headers)
                text = answer.read()
                return json.loads(text) if text else None
        except urllib.error.HTTPError as no:
            self.take_time(no.headers)
            if no.code == 401 and signed and again:
                return self.asked(verb, path, body, signed, again=False)
            raise Refused("NOT_ENROLLED" if no.code in (401, 403) else "OFFLINE", f"{path}: {no.code}") from no
        except OSError as no:
            raise Refused("OFFLINE", str(no)) from no
