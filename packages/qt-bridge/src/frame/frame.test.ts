import { describe, expect, it, vi } from "vitest";
import {
  controlQueue,
  type FrameMessage,
  type PageCommand,
  type RoomUser,
  readFrameMessage,
  readPageCommand,
  sealed,
} from "./contract.ts";
import { linkToFrame, linkToPage } from "./frame-link.ts";

const machine = "http://localhost:4101";
const portal = "http://localhost:3000";
const maya: RoomUser = {
  id: "maya",
  name: "Maya Lindqvist",
  role: "participant",
  inControl: true,
  connected: true,
  asks: null,
};
const offered = { moduleId: "m", moduleName: "Carotid", caseId: "c", caseName: "Case 1" };

const frameMessages: readonly FrameMessage[] = [
  { type: "usersUpdated", users: [maya] },
  { type: "controlGained" },
  { type: "controlLost" },
  { type: "connectionClosed", retries: true },
  { type: "casesUpdated", cases: [offered], running: { moduleId: "m", caseId: "c" } },
  { type: "shutdown", why: "ended" },
  { type: "sessionNotice", secondsLeft: 300 },
  { type: "tokenRequested" },
];
const pageCommands: readonly PageCommand[] = [
  { type: "token", token: "a.b.c" },
  { type: "giveControl", userId: "maya" },
  { type: "takeControl" },
  { type: "ask", what: "help" },
  { type: "answered", userId: "maya" },
  { type: "changeCase", moduleId: "m", caseId: "c" },
  { type: "showParticipants", shown: true },
  { type: "theme", theme: "dark" },
  { type: "end" },
];

/** A window that keeps the messages posted to it, and to which the test can send messages. */
function aWindow() {
  const hearers = new Set<(event: MessageEvent) => void>();
  return {
    posted: [] as [unknown, string][],
    postMessage(message: unknown, origin: string) {
      this.posted.push([message, origin]);
    },
    addEventListener: (_: "message", hearer: (event: MessageEvent) => void) => hearers.add(hearer),
    removeEventListener: (_: "message", hearer: (event: MessageEvent) => void) => hearers.delete(hearer),
    hear(event: { data: unknown; origin: string; source: unknown }) {
      for (const hearer of hearers) hearer(event as unknown as MessageEvent);
    },
    hearers,
  };
}

describe("message contract", () => {
  it("each of the frame's eight messages and each page command is read as it was sent", () => {
    expect(new Set(frameMessages.map(({ type }) => type)).size).toBe(8);
    for (const message of frameMessages) {
      expect(readFrameMessage(structuredClone(sealed(message)))).toEqual(message);
      expect(readPageCommand(sealed(message))).toBe(undefined);
    }
    for (const command of pageCommands) {
      expect(readPageCommand(structuredClone(sealed(command)))).toEqual(command);
      expect(readFrameMessage(sealed(command))).toBe(undefined);
    }
  });

  it("other versions, other contracts, unknown types and invalid payloads are ignored", () => {
    const message = sealed({ type: "controlGained" });
    const wrong = [
      { ...message, version: 2 },
      { ...message, contract: "other" },
      { ...message, type: "explode" },
      { type: "controlGained" },
      sealed({ type: "sessionNotice", secondsLeft: Number.NaN }),
      { ...sealed({ type: "usersUpdated", users: [] }), users: [{ ...maya, role: "admin" }] },
      null,
      "controlGained",
      [message],
    ];
    for (const data of wrong) expect(readFrameMessage(data)).toBe(undefined);
  });

  it("requests are ordered by their time", () => {
    const asking = (id: string, since: number): RoomUser => ({
      ...maya,
      id,
      asks: { what: "control", since },
    });
    const queue = controlQueue([asking("third", 30), maya, asking("first", 10), asking("second", 20)]);
    expect(queue.map(({ id }) => id)).toEqual(["first", "second", "third"]);
  });
});

describe("link of the page to its frame", () => {
  const data = sealed({ type: "controlGained" });

  it("only messages of its frame are received, and those of another origin, window or kind are ignored", () => {
    const [page, frame, onIgnored, onMessage] = [aWindow(), aWindow(), vi.fn(), vi.fn()];
    linkToFrame(page, { window: () => frame, origin: machine, onIgnored }, onMessage);
    page.hear({ data, origin: "http://localhost:4102", source: frame });
    page.hear({ data, origin: "null", source: frame });
    page.hear({ data, origin: `${machine}.example.com`, source: frame });
    page.hear({ data, origin: machine, source: aWindow() });
    page.hear({ data, origin: machine, source: null });
    page.hear({ data: { ...data, type: "explode" }, origin: machine, source: frame });
    expect(onMessage).not.toHaveBeenCalled();
    expect(onIgnored.mock.calls.flat()).toEqual([
      "origin",
      "origin",
      "origin",
      "source",
      "source",
      "unknown",
    ]);
    page.hear({ data, origin: machine, source: frame });
    expect(onMessage).toHaveBeenCalledExactlyOnceWith({ type: "controlGained" });
  });

  it("messages are sent to the frame's origin only, and no longer after closing", () => {
    const [page, frame] = [aWindow(), aWindow()];
    const link = linkToFrame(page, { window: () => frame, origin: machine }, () => undefined);
    link.send({ type: "takeControl" });
    expect(frame.posted).toEqual([[sealed({ type: "takeControl" }), machine]]);
    link.close();
    link.send({ type: "takeControl" });
    expect(frame.posted).toHaveLength(1);
    expect(page.hearers.size).toBe(0);
  });

  it("an invalid origin is refused", () => {
    for (const origin of [
      "*",
      "null",
      "",
      `${machine}/`,
      "http://localhost:4101/room",
      "//localhost",
      "HTTP://LOCALHOST",
    ])
      expect(() => linkToFrame(aWindow(), { window: () => null, origin }, () => undefined)).toThrow(
        TypeError,
      );
  });
});

it("the link of the frame receives messages of the portal only", () => {
  const [frame, page, onCommand] = [aWindow(), aWindow(), vi.fn()];
  const link = linkToPage(frame, { window: () => page, origin: portal }, onCommand);
  frame.hear({ data: sealed({ type: "end" }), origin: machine, source: page });
  expect(onCommand).not.toHaveBeenCalled();
  frame.hear({ data: sealed({ type: "end" }), origin: portal, source: page });
  expect(onCommand).toHaveBeenCalledExactlyOnceWith({ type: "end" });
  link.send({ type: "tokenRequested" });
  expect(page.posted).toEqual([[sealed({ type: "tokenRequested" }), portal]]);
});
