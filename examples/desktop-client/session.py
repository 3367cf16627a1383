"""The session of the station: a phone that is signed in lets its person in here (docs/station-interface.md)."""

import calendar
import re
import threading
import time

from answers import Refused, method
from bridge import Published
from PyQt6.QtCore import pyqtSignal


class StationSession(Published):
    sessionChanged, signInChanged = pyqtSignal("QVariant"), pyqtSignal("QVariant")

    def __init__(self, answers, portal, runs):
        super().__init__("stationSession", answers)
        self.portal, self.runs, self.session, self.code, self.began = portal, runs, None, None, 0.0

    def become(self, session):
        self.session = session
        self.runs.person = None if session is None else session["person"]["id"]
        self.answers.window.wanted.emit(lambda: self.sessionChanged.emit(session))

    def tell(self, state, error=None):
        self.answers.window.wanted.emit(lambda: self.signInChanged.emit({"state": state, "error": error}))

    def shown(self):
        """The code as the page shows it, with what is left of it by the length of time."""
        left = max(0, int(self.code["lives"] - (time.monotonic() - self.began)))
        return {"url": self.code["url"], "matchCode": self.code["matchCode"], "secondsLeft": left}

    @method()
    def begin(self):
        if self.code is not None and self.shown()["secondsLeft"] > 0:
            return self.shown()
        if self.portal.id is None:
            raise Refused("NOT_ENROLLED")
        return self.ask_for_code

    def ask_for_code(self):
        # The code says until when by the portal's clock; `asked` has just taken the difference to this one.
        code = self.portal.asked("POST", "/api/stations/qr-logins", {})
        until = time.strptime(code["expiresAt"][:19], "%Y-%m-%dT%H:%M:%S")
        code["lives"] = calendar.timegm(until) - (self.portal.clock() + self.portal.offset)
        self.code, self.began = code, time.monotonic()
        threading.Thread(target=self.follow, args=(code,), daemon=True).start()
        return self.shown()

    def follow(self, code):
        """Asks in the portal's rhythm until something became of the code."""
        pause = code["pollSeconds"]
        ends = {"access_denied": "denied", "expired_token": "expired"}
        while self.code is code:
            time.sleep(pause)
            if self.code is not code:
                return
            try:
                answer = self.portal.asked("POST", f"/api/stations/qr-logins/{code['id']}/poll", {"secret": code["secret"]})
            except Refused as no:
                if no.code == "OFFLINE" and self.shown()["secondsLeft"] > 0:
                    continue
                self.code = None
                self.tell("failed", no.error())
                return
            status = answer["status"]
            if status == "slow_down":
                pause += 5
            if status == "approved":
                self.code = None
                self.become(session_of(answer["session"]))
                self.tell("approved")
            elif status in ends:
                self.code = None
                self.tell(ends[status])

    @method()
    def cancel(self):
        if self.code is not None:
            self.code = None
            self.tell("cancelled")

    @method()
    def current(self):
        return self.session

    @method("QVariant")
    def proveRequest(self, args):
        sha256 = r"[A-Za-z0-9_-]{43}"
        forms = {"tokenHash": sha256, "method": r"[A-Z]{3,7}", "target": r"/api/[\x21-\x7e]{0,4000}", "bodyHash": sha256}
        said = {name: str(args.get(name)) for name in forms}
        for name, form in forms.items():
            if not re.fullmatch(form, said[name]):
                raise Refused("BAD_REQUEST", name)
        if self.portal.id is None:
            raise Refused("NOT_ENROLLED")
        return {"proof": self.portal.proof(said["tokenHash"], said["method"], said["target"], said["bodyHash"])}

    @method()
    def signOut(self):
        if self.session is None:
            return None
        self.become(None)
        return self.tell_portal

    def tell_portal(self):
        try:
            self.portal.asked("DELETE", "/api/stations/session")
        except Refused:
            pass  # It is over here; the heartbeat finds out what the portal thinks.

    def heard(self, session_id):
        """What the heartbeat says: where the station thinks otherwise, the portal is right."""
        if self.session is not None and session_id != self.session["id"]:
            self.become(None)


def session_of(said):
    person = said["person"]
    return {"id": said["id"], "person": {"id": person.get("keycloakId", person.get("id")), "name": person["name"]},
            "accessToken": said.get("accessToken", said.get("token")), "expiresAt": said["expiresAt"]}  # fmt: skip
