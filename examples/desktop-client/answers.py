"""What every method of the bridge has in common: it answers, whatever happens, and it can be told to fail."""

import functools
import logging
import os
import threading
import uuid

from PyQt6.QtCore import QObject, QTimer, pyqtSignal, pyqtSlot

log = logging.getLogger("bridge")


class Refused(Exception):
    """Why something is not done: a code of the contract, and words for a log."""

    def __init__(self, code, message=""):
        super().__init__(f"{code} {message}")
        self.code, self.message = code, message

    def error(self):
        return {"code": self.code, "message": self.message}


class Window(QObject):
    """Runs what other threads want done in the thread of the window, where signals are told."""

    wanted = pyqtSignal(object)

    def __init__(self):
        super().__init__()
        self.wanted.connect(self.run)

    @pyqtSlot(object)
    def run(self, act):
        act()


class Answers:
    """How methods answer: at once, or later by `portalBridge.answered`. `faults` is what they are told to do wrong."""

    def __init__(self, window, faults):
        self.window, self.faults, self.tell = window, faults, lambda call, answer: None

    def later(self, work):
        """Work that must not block the window: its answer is told when it is there."""
        call = str(uuid.uuid4())

        def run():
            answer = answer_of(work)
            self.window.wanted.emit(lambda: self.tell(call, answer))

        threading.Thread(target=run, daemon=True).start()
        return {"ok": True, "pending": call}

    def given(self, name, answer):
        """The answer as the client was told to give it (`--fail=simulator.start:late`)."""
        fault = self.faults.get(name)
        if fault is None:
            return answer
        log.warning("%s is told to fail: %s", name, fault)
        if fault == "garbage":
            return {"perhaps": "something else"}
        if fault == "die":
            os._exit(1)
        if fault not in ("silent", "late", "twice"):
            return {"ok": False, "error": {"code": fault, "message": "as it was told to"}}
        call = str(uuid.uuid4())
        if fault != "silent":
            QTimer.singleShot(16_000 if fault == "late" else 0, lambda: self.tell(call, answer))
        if fault == "twice":
            QTimer.singleShot(50, lambda: self.tell(call, answer))
        return {"ok": True, "pending": call}


def answer_of(act):
    try:
        return {"ok": True, "value": act()}
    except Refused as no:
        return {"ok": False, "error": no.error()}
    except Exception:  # Whatever happens, the page is answered.
        log.exception("a method failed")
        return {"ok": False, "error": {"code": "INTERNAL", "message": ""}}


def method(*takes):
    """A method of a published object. It gets the members of its one argument, where it takes one."""

    def made(function):
        name = function.__name__

        @functools.wraps(function)
        def slot(self, *args):
            def act():
                given = args[0] if args else None
                if takes and not isinstance(given, dict):
                    raise Refused("BAD_REQUEST", "one object is wanted")
                return function(self, given) if takes else function(self)

            if not self.answers.greeted and name != "hello":
                return HELLO_FIRST
            said = answer_of(act)
            if said["ok"] and callable(said["value"]):
                said = self.answers.later(said["value"])
            return self.answers.given(f"{self.objectName()}.{name}", said)

        return pyqtSlot(*takes, result="QVariant")(slot)

    return made


HELLO_FIRST = {"ok": False, "error": {"code": "UNSUPPORTED_VERSION", "message": "hello comes first"}}


def text(args, name, most=200, pattern=None):
    """A member that is a text, as the contract wants it."""
    value = args.get(name)
    if not isinstance(value, str) or not 1 <= len(value) <= most or (pattern and not pattern.fullmatch(value)):
        raise Refused("BAD_REQUEST", f"{name} is not what it has to be")
    return value


def whole(args, name):
    """A whole number: over the channel it may be a floating one."""
    value = args.get(name)
    if isinstance(value, bool) or not isinstance(value, (int, float)) or value != int(value) or value < 0:
        raise Refused("BAD_REQUEST", f"{name} is not a whole number")
    return int(value)
