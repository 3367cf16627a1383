"""Runs of exercises at this station, one at a time (12.019)."""

import json
import os
import threading
import time

import exercise
from answers import Refused
from portal import written

OVER = ("done", "failed")


class Runs:
    """`tell` hears of each change, `ask_token` where the page has to give one; both from any thread."""

    def __init__(self, portal, folder, seconds, faults, tell, ask_token):
        self.portal, self.folder, self.seconds, self.faults = portal, folder, seconds, faults
        self.tell, self.ask_token = tell, ask_token
        self.file, self.lock = os.path.join(folder, "run.json"), threading.RLock()
        self.latest, self.known, self.tokens, self.process, self.person = None, {}, {}, None, None
        if os.path.exists(self.file):
            with open(self.file, encoding="utf-8") as file:
                known = json.load(file)
            # A run of an earlier version of this client has no person: nobody's page can show it.
            self.latest = known if "personId" in known else None
        if self.latest is not None:
            self.known[self.latest["launchId"]] = self.latest
            if self.latest["state"] not in OVER:
                self.latest.update(state="failed", error=Refused("CLIENT_RESTARTED").error())

    def become(self, run, state, **more):
        """A step on: a run that is over stays as it is. What is told was written down before."""
        with self.lock:
            if run["state"] in OVER:
                return
            run.update(state=state, **more)
            written(self.file, json.dumps(run).encode())
        self.tell(dict(run))

    def start(self, launch, job=None):
        known = self.known.get(launch["launchId"])
        if known is not None:
            return dict(known)
        if self.latest is not None and self.latest["state"] not in OVER:
            raise Refused("BUSY", self.latest["launchId"])
        run = {"launchId": launch["launchId"], "personId": launch["personId"], "exerciseId": launch.get("exerciseId"), "jobId": job, "state": "starting",
               "startedAt": exercise.iso(self.portal.clock()), "activityId": None, "error": None}  # fmt: skip
        folder = os.path.join(self.folder, "runs", launch["launchId"].replace(":", "_"))
        dies = self.faults.get("exercise") == "dies"
        self.process = exercise.started(self.seconds, folder, dies)
        self.latest = self.known[launch["launchId"]] = run
        written(self.file, json.dumps(run).encode())
        threading.Thread(target=self.follow, args=(run, launch, folder), daemon=True).start()
        return dict(run)

    def follow(self, run, launch, folder):
        """From the simulator's first breath to what became of the result."""
        time.sleep(0.1)
        self.become(run, "running")
        if self.process.wait() != 0:
            return self.become(run, "failed", error=Refused("SIMULATOR_FAILED").error())
        if launch.get("uploadUrl") is None:
            return self.become(run, "done")
        self.become(run, "delivering")
        try:
            return self.become(run, "done", activityId=self.delivered(launch, folder))
        except Refused as no:
            return self.become(run, "failed", error=no.error())

    def delivered(self, launch, folder):
        """Tries for ten minutes, ever more rarely, where the portal is away; what it refuses is refused."""
        ends, pause, cut = time.monotonic() + 600, 1, self.faults.get("delivery") == "cut"
        refused = False
        while True:
            sign = self.signer_for(launch, ends, refused)
            try:
                return exercise.deliver(launch, folder, sign, self.portal.clock_ahead + self.portal.offset, cut)
            except Refused as no:
                if no.code == "NOT_SIGNED_IN" and not refused:
                    refused = True
                elif no.code != "OFFLINE":
                    raise
                if time.monotonic() > ends:
                    raise Refused("DELIVERY_FAILED", no.message) from no
            time.sleep(pause)
            pause = min(60, pause * 2)

    def signer_for(self, launch, ends, anew):
        """The station signs each delivery where who launched is signed in on it; otherwise a page of theirs gives their token."""
        launch_id, person = launch["launchId"], launch["personId"]
        if self.portal.id is not None and self.person == person:
            return lambda verb, path, body: self.portal.token(verb, path, body, "cathedra-results", person)
        if anew:
            self.tokens.pop(launch_id, None)
        while launch_id not in self.tokens:
            if time.monotonic() > ends:
                raise Refused("NOT_SIGNED_IN", "no token was given")
            self.ask_token(launch_id)
            asked = time.monotonic()
            while launch_id not in self.tokens and time.monotonic() - asked < 30:
                time.sleep(0.05)
        return lambda *_request: self.tokens[launch_id]

    def find(self, launch_id):
        run = self.known.get(launch_id)
        if run is None:
            raise Refused("NOT_FOUND", launch_id)
        return run

    def quit(self, launch_id):
        run = self.find(launch_id)
        if run["state"] in ("starting", "running"):
            self.become(run, "failed", error=Refused("USER_QUIT").error())
            self.process.terminate()
        return dict(run)
