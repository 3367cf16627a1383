"""The objects that the page finds, by the names of docs/desktop-bridge.md."""

import os
import platform
import re
import shutil
import socket
import time
from urllib.parse import urlsplit

from answers import Refused, method, text, whole
from exercise import iso
from PyQt6.QtCore import QObject, QTimer, pyqtProperty, pyqtSignal

VERSION, BRIDGE_VERSIONS = "1.4.2", (2,)
NAME = re.compile(r"[A-Za-z0-9._:-]{1,200}")
DIGEST = re.compile(r"[0-9a-f]{64}")


class Published(QObject):
    """An object by its name, and how its methods answer."""

    def __init__(self, name, answers):
        super().__init__()
        self.setObjectName(name)
        self.answers = answers


class PortalBridge(Published):
    answered = pyqtSignal("QVariant")
    serviceTagChanged = pyqtSignal()

    def __init__(self, answers, service_tag, features):
        super().__init__("portalBridge", answers)
        self.tag, self.features = service_tag, features
        answers.tell = lambda call, answer: self.answered.emit({"call": call, "answer": answer})

    @pyqtProperty(int, constant=True)
    def bridgeVersion(self):
        return 99 if self.answers.faults.get("version") else BRIDGE_VERSIONS[-1]

    @pyqtProperty(str, constant=True)
    def clientVersion(self):
        return VERSION

    @pyqtProperty(str, notify=serviceTagChanged)
    def serviceTag(self):
        return self.tag or ""

    @method("QVariant")
    def hello(self, args):
        versions = args.get("versions")
        if not isinstance(versions, list):
            raise Refused("BAD_REQUEST", "versions")
        spoken = () if self.answers.faults.get("version") else BRIDGE_VERSIONS
        known = [int(version) for version in versions if version in spoken]
        if not known:
            raise Refused("UNSUPPORTED_VERSION", f"this client speaks {spoken}")
        self.answers.greeted = True
        return {"version": known[0], "features": self.features, "now": iso(time.time())}


def exercise_of(args, portal):
    """What says which exercise is run, and where its result goes: to the portal, and to nobody else."""
    upload = text(args, "uploadUrl", 4000)
    parts = urlsplit(upload)
    if f"{parts.scheme}://{parts.netloc}" not in portal.result_origins:
        raise Refused("BAD_REQUEST", "uploadUrl is not the portal's")
    if args.get("compression") is not True:
        raise Refused("BAD_REQUEST", "compression")
    texts = {"packageId": 100, "version": 50, "resultFormatVersion": 20, "exerciseCode": 100}
    return {**{name: text(args, name, most) for name, most in texts.items()},
            "exerciseId": whole(args, "exerciseId"), "uploadUrl": upload}  # fmt: skip


def launch_of(args):
    """The launch that the portal keeps, and who launches: the run is theirs, whoever signs in meanwhile."""
    return {name: text(args, name, 200, NAME) for name in ("launchId", "personId")}


class Simulator(Published):
    runChanged, tokenWanted = pyqtSignal("QVariant"), pyqtSignal("QVariant")

    def __init__(self, answers, runs, portal):
        super().__init__("simulator", answers)
        self.runs, self.portal = runs, portal

    @method("QVariant")
    def start(self, args):
        if args.get("isCaseCreator"):
            raise Refused("NOT_SUPPORTED", "this client has no editor of cases")
        return self.runs.start({**launch_of(args), **exercise_of(args, self.portal)})

    @method("QVariant")
    def quit(self, args):
        return self.runs.quit(text(args, "launchId", 200, NAME))

    @method()
    def current(self):
        return None if self.runs.latest is None else dict(self.runs.latest)

    @method("QVariant")
    def giveToken(self, args):
        run = self.runs.find(text(args, "launchId", 200, NAME))
        self.runs.tokens[run["launchId"]] = text(args, "token", 8000)


class CaseManager(Published):
    casesChanged, downloadChanged = pyqtSignal("QVariant"), pyqtSignal("QVariant")

    def __init__(self, answers, cases, runs, portal):
        super().__init__("caseManager", answers)
        self.cases, self.runs, self.portal, self.seen = cases, runs, portal, None
        self.scanning = QTimer(self, interval=1000)
        self.scanning.timeout.connect(self.look)

    def look(self):
        """Tells the list where it is another one."""
        found = self.cases.listed() if self.cases.person is not None else []
        if found != self.seen:
            self.seen = found
            self.casesChanged.emit(found)

    @method("QVariant")
    def setUserId(self, args):
        self.cases.set_person(None if args.get("id") is None else text(args, "id", 200, NAME))
        if self.cases.person is None:
            self.scanning.stop()

    @method("QVariant")
    def download(self, args):
        url = text(args, "url", 4000)
        if urlsplit(url).scheme != "https" and urlsplit(url).netloc != urlsplit(self.portal.origin).netloc:
            raise Refused("BAD_REQUEST", "url is not safe")
        digest = text(args, "sha256", 64, DIGEST)
        return self.cases.fetch(text(args, "jobId", 200, NAME), url, whole(args, "size"), digest)

    @method("QVariant")
    def pause(self, args):
        return self.cases.wish(text(args, "jobId", 200, NAME), "pause")

    @method("QVariant")
    def cancel(self, args):
        return self.cases.wish(text(args, "jobId", 200, NAME), "cancel")

    @method("QVariant")
    def run(self, args):
        job, delivery = text(args, "jobId", 200, NAME), args.get("delivery")
        launch = launch_of(args)
        if launch["personId"] != self.cases.person:
            raise Refused("NOT_SIGNED_IN", "these are not the cases of this person")
        if delivery is not None:
            launch |= exercise_of(delivery, self.portal)
        return lambda: (self.cases.whole(job), self.runs.start(launch, job))[1]

    @method()
    def refresh(self):
        going = [one.said() for one in self.cases.downloads.values() if one.state not in ("done", "cancelled")]
        return {"cases": self.cases.listed(), "downloads": going}

    @method()
    def startScanning(self):
        self.cases.own()
        self.seen = None
        self.scanning.start()
        QTimer.singleShot(0, self.look)

    @method()
    def stopScanning(self):
        self.scanning.stop()

    @method()
    def getDownloadPath(self):
        return {"path": self.cases.own()}


class Computer(Published):
    def __init__(self, answers, folder):
        super().__init__("computer", answers)
        self.folder = folder

    @method()
    def facts(self):
        disk = shutil.disk_usage(self.folder)
        memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
        return {"hostName": socket.gethostname(), "operatingSystem": platform.platform(),
                "processor": platform.machine(), "graphics": None, "memoryBytes": memory,
                "diskTotalBytes": disk.total, "diskFreeBytes": disk.free,
                "software": [{"code": "desktop-client", "name": "Desktop client", "version": VERSION}]}  # fmt: skip
