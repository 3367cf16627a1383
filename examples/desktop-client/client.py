#!/usr/bin/python3
"""A desktop client of the portal in PyQt6, written from docs/desktop-bridge.md. `--help` says what it can be told."""

import argparse
import hashlib
import json
import logging
import os
import random
import signal
import sys
import threading
import time
import urllib.parse
import urllib.request
import uuid

from answers import Answers, Refused, Window
from bridge import VERSION, CaseManager, Computer, PortalBridge, Simulator
from cases import Cases
from portal import Portal
from PyQt6.QtCore import QTimer, QUrl
from PyQt6.QtGui import QDesktopServices
from PyQt6.QtNetwork import QNetworkCookie
from PyQt6.QtWebChannel import QWebChannel
from PyQt6.QtWebEngineCore import QWebEnginePage, QWebEngineProfile
from PyQt6.QtWebEngineWidgets import QWebEngineView
from PyQt6.QtWidgets import QApplication
from runs import Runs
from session import StationSession

YEAR = 365 * 86_400


def told():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("portal", help="the portal's address, such as http://localhost:3000")
    parser.add_argument("--path", default="/vist-modules", help="the page that is opened")
    parser.add_argument("--service-tag", help="of the simulator here; of the enrolled station where left out")
    parser.add_argument("--data", default=os.path.expanduser("~/.local/share/cathedra-desktop"))
    parser.add_argument("--enrol", metavar="TOKEN", help="the one-time token that staff made for this station")
    parser.add_argument("--licence", action="append", default=[], metavar="MODULE:DATE", help="until when a module is licensed here")
    parser.add_argument("--seconds", type=float, default=20, help="how long an exercise takes")
    parser.add_argument("--fail", action="append", default=[], metavar="WHAT:HOW", help="see README.md")
    parser.add_argument("--size", default="1280x860")
    parser.add_argument("--picture", metavar="FILE", help="take a picture of the window every second")
    return parser.parse_args()


class Page(QWebEnginePage):
    """Every page that is shown here gets the bridge: this window goes to the portal, to its identity service, and nowhere else."""

    allowed = ()

    def acceptNavigationRequest(self, url, kind, is_main_frame):
        inside = not is_main_frame or origin_of(url.toString()) in self.allowed
        if not inside:
            logging.getLogger("page").warning("not opened here: %s", url.toString())
            QDesktopServices.openUrl(url)
        return inside

    def javaScriptConsoleMessage(self, level, message, line, source):
        logging.getLogger("page").info("%s (%s:%s)", message, source, line)


def origin_of(address):
    return "{0.scheme}://{0.netloc}".format(urllib.parse.urlsplit(address))


def read_config(portal):
    """What the portal tells everybody: where its people sign in, and where results go, if not to itself."""
    with urllib.request.urlopen(f"{portal.origin}/config.json", timeout=10) as answer:
        config = json.load(answer)
    elsewhere = config.get("simulators", {}).get("resultServer")
    portal.result_origins |= {origin_of(elsewhere)} if elsewhere else set()
    return origin_of(config["identity"]["issuer"])


def open_portal(profile, page, address, cookies):
    """Loads the portal once both cookies are there: they are set at some time after they were asked for."""
    waited = set(cookies)

    def added(cookie):
        name = bytes(cookie.name()).decode()
        if name in waited:
            waited.discard(name)
            if not waited:
                page.load(QUrl(address))

    store = profile.cookieStore()
    store.cookieAdded.connect(added)
    for name, value in cookies.items():
        cookie = QNetworkCookie(name.encode(), urllib.parse.quote(value).encode())
        cookie.setPath("/")
        store.setCookie(cookie, QUrl(address))


def facts_of(portal, licences):
    """What changes rarely, with a word that is another one whenever it is."""
    until = [licence.partition(":") for licence in licences]
    facts = {"computer": {"serviceTag": portal.service_tag},
             "licences": [{"module": module, "exercise": None, "validUntil": date or None} for module, _, date in until],
             "software": [{"code": "desktop-client", "name": "Desktop client", "version": VERSION}]}  # fmt: skip
    return {**facts, "hash": hashlib.sha256(json.dumps(facts).encode()).hexdigest()}


def boot_id():
    """Another one with each start of this computer; where the system has none, with each start of this program."""
    try:
        with open("/proc/sys/kernel/random/boot_id", encoding="ascii") as file:
            return file.read().strip()
    except OSError:
        return str(uuid.uuid4())


def live(portal, computer, session, facts):
    """The heartbeat of an enrolled station, for as long as it lives."""
    every = 30
    boot = boot_id()
    while True:
        disk = os.statvfs(computer.folder)
        said = {"at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(portal.clock())), "clientVersion": VERSION,
                "diskFreeBytes": disk.f_bavail * disk.f_frsize, "diskTotalBytes": disk.f_blocks * disk.f_frsize,
                "factsHash": facts["hash"], "bootId": boot}  # fmt: skip
        try:
            answer = portal.asked("POST", "/api/stations/heartbeat", said)
            every = answer["heartbeatSeconds"]
            session.heard(answer["session"])
            if answer["wantsFacts"]:
                portal.asked("PUT", "/api/stations/facts", facts)
        except Refused as no:
            logging.getLogger("station").warning("heartbeat: %s", no)
        time.sleep(every * random.uniform(0.9, 1.1))


def main():
    args = told()
    logging.basicConfig(level=logging.INFO, format="%(name)s: %(message)s")
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    faults = dict(fault.split(":", 1) for fault in args.fail)
    os.makedirs(args.data, mode=0o700, exist_ok=True)
    origin = origin_of(args.portal)
    portal = Portal(origin, args.data, YEAR if faults.get("clock") == "year" else 0)
    if args.enrol is not None:
        portal.enrol(args.enrol)

    app = QApplication([sys.argv[0]])
    window = Window()
    answers = Answers(window, faults)
    answers.greeted = False

    def tell(signal_of, value):
        window.wanted.emit(lambda: signal_of().emit(value))

    runs = Runs(portal, args.data, args.seconds, faults,
                lambda run: tell(lambda: simulator.runChanged, run),
                lambda launch: tell(lambda: simulator.tokenWanted, {"launchId": launch}))  # fmt: skip
    cases = Cases(os.path.join(args.data, "cases"),
                  lambda one: tell(lambda: manager.downloadChanged, one.said()), faults.get("download"))  # fmt: skip
    tag = args.service_tag if args.service_tag is not None else portal.service_tag
    features = ["simulator", "caseManager", "computer"] + (["stationSession"] if portal.id else [])
    bridge = PortalBridge(answers, tag, features)
    simulator, manager = Simulator(answers, runs, portal), CaseManager(answers, cases, runs, portal)
    computer, session = Computer(answers, args.data), StationSession(answers, portal, runs)
    published = [bridge, simulator, manager, computer] + ([session] if portal.id else [])
    if portal.id:
        threading.Thread(target=live, args=(portal, computer, session, facts_of(portal, args.licence)), daemon=True).start()

    profile = QWebEngineProfile(app)  # Off the record: nothing of a person stays on the station.
    profile.setHttpUserAgent(f"{profile.httpUserAgent()} CathedraDesktop/{VERSION}")
    page = Page(profile, app)
    page.allowed = (origin, read_config(portal))
    channel = QWebChannel(page)
    channel.registerObjects({one.objectName(): one for one in published})
    page.setWebChannel(channel)
    view = QWebEngineView()
    view.setPage(page)
    view.resize(*map(int, args.size.split("x")))
    view.setWindowTitle("Cathedra")
    view.show()
    cookies = {"client_version": VERSION} | ({"service_tag": tag} if tag else {})
    open_portal(profile, page, args.portal.rstrip("/") + args.path, cookies)
    if args.picture:
        camera = QTimer(app, interval=1000)
        camera.timeout.connect(lambda: view.grab().save(args.picture))
        camera.start()
    code = app.exec()
    view.close()
    os._exit(code)


if __name__ == "__main__":
    main()
