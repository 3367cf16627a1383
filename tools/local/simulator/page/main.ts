import type { PageCommand } from "@cathedra/qt-bridge/frame-contract";
import { linkToPage } from "@cathedra/qt-bridge/frame-link";
import { closeCodes, type FromPage, type SuiteMessage, type ToPage } from "../live-protocol.ts";
import { openConnection } from "./connection.ts";
import { openConsole } from "./console.ts";
import { openDetector } from "./detector.ts";
import { peopleMessages } from "./people-messages.ts";
import { showReadings } from "./readings.ts";
import { openRecorder } from "./recorder.ts";
import { listenToHands } from "./steering.ts";
import { openTools } from "./tools.ts";
import {
  canvas,
  controls,
  followLayout,
  hasControl,
  loseEverybody,
  render,
  show,
  shown,
  showPeople,
} from "./view.ts";

let chosen: "light" | "dark" | null = null;

/** Sets the theme of the portal. The image itself is grey in both. */
function chooseTheme(theme: "light" | "dark"): void {
  chosen = theme;
  apply();
}

/** Follows the system until the portal says otherwise. */
function followSystem(): void {
  window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", apply);
  apply();
}

function apply(): void {
  const system = window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = chosen ?? system;
}

// Connects the frame's two sides: the portal's page and the room.

const portal = document.documentElement.dataset.portal ?? "";
const page = window.parent === window ? null : window.parent;
let isOver = false;
let toldControl: boolean | null = null;
let suite: SuiteMessage | null = null;
let token: string | undefined;

const link = linkToPage(window, { window: () => page, origin: portal }, (command) => obey(command));
const connection = openConnection({
  onMessage: handleMessage,
  onClosed: ({ retries, code }) => {
    if (isOver) return;
    if (code === closeCodes.over) return end("ended");
    // The page still believed that it had control, so it is told that another connection has it.
    if (toldControl === true) link.send({ type: "controlLost" });
    toldControl = false;
    loseEverybody();
    shown.isStale = true;
    link.send({ type: "connectionClosed", retries });
    return refresh();
  },
  onTokenNeeded: () => link.send({ type: "tokenRequested" }),
});

const detector = openDetector(() => show(detector.canvas));
const recorder = openRecorder(detector.canvas, () => token);
const send = (message: FromPage) => {
  if (hasControl()) connection.send(message);
};
const tools = openTools(send);
const panel = openConsole({
  send,
  mayAct: () => hasControl() && shown.notice === null,
});

/** Updates the console: whether it can be used, and its readings. */
function refresh() {
  render();
  const isMine = hasControl() && shown.notice === null;
  panel.show(suite, isMine);
  tools.show(suite, isMine);
  if (suite === null) return;
  showReadings(suite, detector.isEmpty());
  recorder.follow(isMine ? suite.runId : null, suite.xray.mode !== "off");
}

function handleMessage(message: ToPage) {
  switch (message.type) {
    case "welcome":
      shown.you = message.you;
      shown.notice = null;
      shown.isStale = false;
      return refresh();
    case "beat":
    case "token":
      return undefined;
    case "users": {
      shown.users = message.users;
      const isMine = hasControl();
      for (const news of peopleMessages({ told: toldControl, hasControl: isMine, users: shown.users }))
        link.send(news);
      toldControl = isMine;
      return refresh();
    }
    case "cases":
      ({ cases: shown.cases, running: shown.running } = message);
      link.send({
        type: "casesUpdated",
        cases: [...message.cases],
        running: message.running,
        changedBy: message.changedBy,
      });
      return render();
    case "tree":
      recorder.end();
      detector.load(message.tree);
      return detector.move(message.wire);
    case "wire":
      return detector.move(message.wire);
    case "suite":
      suite = message;
      detector.hear(message);
      return refresh();
    case "notice":
      return link.send({ type: "sessionNotice", secondsLeft: message.secondsLeft });
    case "shutdown":
      return end(message.why);
  }
}

function end(why: "ended" | "limit" | "failed") {
  isOver = true;
  shown.isStale = false;
  shown.notice = why === "failed" ? "The simulator failed" : "The session is over";
  recorder.end();
  link.send({ type: "shutdown", why });
  refresh();
}

function obey(command: PageCommand) {
  switch (command.type) {
    case "token":
      ({ token } = command);
      return connection.take(command.token);
    case "showParticipants":
      return showPeople(command.shown);
    case "theme":
      return chooseTheme(command.theme);
    case "giveControl":
    case "takeControl":
    case "ask":
    case "answered":
    case "changeCase":
    case "end":
      return connection.send(command);
  }
}

listenToHands(canvas, controls, (advance, rotate) => {
  if (hasControl()) connection.send({ type: "steer", advance, rotate });
});
followSystem();
followLayout(detector.canvas);
if (page === null) shown.notice = "Open this room in the portal.";
refresh();
