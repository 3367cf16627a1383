"""Personal cases on the disk of this station: one folder a person, `.part` until a file is whole (12.020)."""

import hashlib
import os
import re
import threading
import time
import urllib.error
import urllib.request

from answers import Refused
from exercise import iso
from portal import written

ID = re.compile(r"(?!\.{1,2}$)[A-Za-z0-9._:-]{1,200}")
PIECE = 64 * 1024


class Download(threading.Thread):
    """Fetches one case. `tell` hears of it; `wish` is what the page wants: go on, pause, or cancel."""

    def __init__(self, job, url, size, sha256, path, tell, fault=None):
        super().__init__(daemon=True)
        self.job, self.url, self.size, self.sha256, self.path = job, url, size, sha256, path
        self.tell, self.fault, self.wish, self.told = tell, fault, "go on", 0.0
        self.part = f"{path}.part"
        self.state, self.error = "queued", None

    def said(self):
        return {"jobId": self.job, "state": self.state, "received": self.received(), "total": self.size,
                "error": self.error}  # fmt: skip

    def received(self):
        if self.state == "done":
            return self.size
        return os.path.getsize(self.part) if os.path.exists(self.part) else 0

    def become(self, state, error=None):
        self.state, self.error = state, error
        self.tell(self)

    def run(self):
        try:
            for wait in (1, 2, 4, None):
                self.become("downloading")
                try:
                    self.fetch()
                    break
                except (urllib.error.URLError, ConnectionError, TimeoutError) as no:
                    if isinstance(no, urllib.error.HTTPError) or wait is None or self.wish != "go on":
                        raise
                    time.sleep(wait)
            if self.wish == "pause":
                return self.become("paused")
            if self.wish == "cancel":
                if os.path.exists(self.part):
                    os.remove(self.part)
                return self.become("cancelled", Refused("CANCELLED").error())
            self.become("verifying")
            self.keep()
            return self.become("done")
        except urllib.error.HTTPError as no:
            gone = no.code in (401, 403, 404, 410)
            return self.become("failed", Refused("LINK_EXPIRED" if gone else "OFFLINE", f"{no.code}").error())
        except Refused as no:
            return self.become("failed", no.error())
        except urllib.error.URLError as no:
            return self.become("failed", Refused("OFFLINE", str(no)).error())
        except OSError as no:
            code = "DISK_FULL" if no.errno == 28 else "OFFLINE"
            return self.become("failed", Refused(code, str(no)).error())

    def fetch(self):
        """Brings what is missing; bytes that are there already are not asked for again."""
        have = self.received()
        if have > self.size:
            os.remove(self.part)
            have = 0
        if have == self.size:
            return
        request = urllib.request.Request(self.url, headers={"Range": f"bytes={have}-"} if have else {})
        with urllib.request.urlopen(request, timeout=15) as answer:
            goes_on = answer.status == 206
            with open(self.part, "ab" if goes_on else "wb") as file:
                while self.wish == "go on":
                    piece = answer.read(PIECE)
                    if not piece:
                        break
                    if self.fault == "disk-full":
                        raise OSError(28, "no space left on the disk, as it was told to")
                    if self.fault == "changed":
                        piece = bytes([piece[0] ^ 1]) + piece[1:]
                    file.write(piece)
                    if self.fault == "slow":
                        time.sleep(0.05)
                    if time.monotonic() - self.told > 0.25:
                        self.told = time.monotonic()
                        file.flush()
                        self.tell(self)
                    if self.fault == "cut":
                        self.fault = None
                        raise ConnectionError("the connection broke, as it was told to")
        if self.wish == "go on" and self.received() < self.size:
            raise ConnectionError("it ended before its end")

    def keep(self):
        """Compares what came with what was announced, and gives it its name in one step."""
        with open(self.part, "rb") as file:
            os.fsync(file.fileno())
        if os.path.getsize(self.part) != self.size or digest_of(self.part) != self.sha256:
            os.remove(self.part)
            raise Refused("DAMAGED", "its size or its sha256 differ")
        written(digest_file(self.path), self.sha256.encode())
        os.replace(self.part, self.path)


def digest_of(path):
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        while piece := file.read(PIECE):
            digest.update(piece)
    return digest.hexdigest()


def digest_file(path):
    return f"{path.removesuffix('.vistcase')}.sha256"


def known_digest(path):
    """What the case had when it came, where that is still known."""
    if not os.path.exists(digest_file(path)):
        return None
    with open(digest_file(path), encoding="ascii") as file:
        return file.read()


class Cases:
    """The folder of one person at a time."""

    def __init__(self, folder, tell, fault=None):
        self.folder, self.tell, self.fault, self.person = folder, tell, fault, None
        self.downloads = {}

    def set_person(self, person):
        if person is not None and not ID.fullmatch(person):
            raise Refused("BAD_REQUEST", "not an id")
        if person != self.person:
            for download in self.downloads.values():
                download.wish = "pause"
            self.downloads = {}
        self.person = person

    def own(self):
        if self.person is None:
            raise Refused("NOT_SIGNED_IN")
        folder = os.path.join(self.folder, self.person)
        os.makedirs(folder, exist_ok=True)
        return folder

    def path(self, job):
        if not isinstance(job, str) or not ID.fullmatch(job):
            raise Refused("BAD_REQUEST", "not an id")
        return os.path.join(self.own(), f"{job}.vistcase")

    def listed(self):
        """What lies there whole."""
        folder = self.own()
        names = sorted(name for name in os.listdir(folder) if name.endswith(".vistcase"))
        files = [(name, os.stat(os.path.join(folder, name))) for name in names]
        return [
            {"jobId": name.removesuffix(".vistcase"), "localPath": os.path.join(folder, name),
             "fileSize": seen.st_size, "sha256": known_digest(os.path.join(folder, name)), "lastDownloaded": iso(seen.st_mtime)}
            for name, seen in files
        ]  # fmt: skip

    def fetch(self, job, url, size, sha256):
        path, going = self.path(job), self.downloads.get(job)
        if going is not None and going.is_alive() and going.wish == "go on":
            return going.said()
        download = Download(job, url, size, sha256, path, self.tell, self.fault)
        self.downloads[job] = download
        if os.path.exists(path):
            download.state = "done"
        else:
            download.start()
        return download.said()

    def wish(self, job, wish):
        self.path(job)
        download = self.downloads.get(job)
        if download is None:
            raise Refused("NOT_FOUND", job)
        if wish == "go on":
            again = download.state in ("paused", "failed")
            return self.fetch(job, download.url, download.size, download.sha256) if again else download.said()
        if download.is_alive():
            download.wish = wish
        elif wish == "cancel" and download.state != "done":
            if os.path.exists(download.part):
                os.remove(download.part)
            download.become("cancelled", Refused("CANCELLED").error())
        return download.said()

    def whole(self, job):
        """The file of a case that can be run: it is there, and as it came."""
        path = self.path(job)
        if not os.path.exists(path):
            raise Refused("NOT_FOUND", job)
        known = known_digest(path)
        if known is not None and digest_of(path) != known:
            raise Refused("DAMAGED", job)
        return path
