"""The simulator's place: `run` is a process that plays an exercise, `deliver` brings the portal its result."""

import gzip
import hashlib
import json
import os
import struct
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import zlib
from datetime import datetime, timezone
from xml.sax.saxutils import quoteattr

from answers import Refused


def iso(at):
    return datetime.fromtimestamp(at, timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def started(seconds, folder, dies=False):
    """Starts the process that stands for the simulator; it leaves what it measured in the folder."""
    os.makedirs(folder, exist_ok=True)
    return subprocess.Popen([sys.executable, __file__, str(seconds), folder, "dies" if dies else "lives"])


def picture():
    """A small picture: what the camera saw, if this were a simulator."""
    width, height = 320, 240
    rows = b"".join(b"\0" + bytes((x * y // 300) % 256 for x in range(width)) for y in range(height))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def form_of(launch, folder, offset):
    """The form of docs/results-delivery.md: what was measured, one picture, and the list of both."""
    with open(os.path.join(folder, "measured.json"), encoding="utf-8") as file:
        measured = json.load(file)
    values = gzip.compress(json.dumps({"formatVersion": 2, "values": measured["values"]}).encode())
    image, ended = picture(), measured["endedAt"] + offset
    attributes = {
        "formatVersion": launch["resultFormatVersion"], "run": launch["launchId"], "launch": launch["launchId"],
        "module": launch["packageId"],
        "moduleVersion": launch["version"], "exercise": launch["exerciseCode"],
        "startedAt": iso(measured["startedAt"] + offset), "endedAt": iso(ended), "completed": "true",
    }  # fmt: skip
    listed = "".join(f" {name}={quoteattr(str(value))}" for name, value in attributes.items())
    digest = hashlib.sha256(values).hexdigest()
    files = f'<File kind="metric_values" name="metric_values.json.gz" sha256="{digest}"/>'
    files += f'<File kind="image" name="last-view.png" takenAt="{iso(ended)}" title="Last view"/>'
    xml = f"<ResultFileList{listed}>{files}</ResultFileList>".encode()
    return [
        ("run", None, launch["launchId"].encode()),
        ("resultFileList", "ResultFileList.xml.gz", gzip.compress(xml)),
        ("resultFile", "metric_values.json.gz", values),
        ("image", "last-view.png", image),
    ]


def deliver(launch, folder, sign, offset=0, cut=False):
    """Delivers the result once; answers with the portal's id of the run."""
    boundary = f"cathedra-{os.urandom(12).hex()}"
    body = b""
    for name, filename, data in form_of(launch, folder, offset):
        named = f'; filename="{filename}"' if filename else ""
        body += f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"{named}\r\n'.encode()
        body += b"Content-Type: application/octet-stream\r\n\r\n" if filename else b"\r\n"
        body += (data[: len(data) // 2] if cut and filename else data) + b"\r\n"
    body += f"--{boundary}--\r\n".encode()
    path = urllib.parse.urlsplit(launch["uploadUrl"]).path
    headers = {"Authorization": f"Bearer {sign('POST', path, body)}", "Content-Type": f"multipart/form-data; boundary={boundary}"}
    request = urllib.request.Request(launch["uploadUrl"], body, headers)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)["id"]
    except urllib.error.HTTPError as no:
        said = no.read().decode(errors="replace")[:300]
        code = "OFFLINE" if no.code in (408, 429, 503, 507) else "DELIVERY_FAILED"
        raise Refused("NOT_SIGNED_IN" if no.code == 401 else code, f"{no.code} {said}") from no
    except OSError as no:
        raise Refused("OFFLINE", str(no)) from no


if __name__ == "__main__":
    seconds, result_folder, fate = float(sys.argv[1]), sys.argv[2], sys.argv[3]
    began, client = time.time(), os.getppid()
    while (lasted := time.time() - began) < seconds:
        if fate == "dies" and lasted > seconds / 2:
            sys.exit(3)
        if os.getppid() != client:
            sys.exit("the client is gone")
        time.sleep(0.05)
    result = {"startedAt": began, "endedAt": time.time(), "values": {"total_time": round(lasted, 3)}}
    with open(os.path.join(result_folder, "measured.json"), "w", encoding="utf-8") as out:
        json.dump(result, out)
