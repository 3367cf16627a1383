import { type Connection, fakeConnected } from "@cathedra/qt-bridge";
import { expect, test } from "vitest";
import { simulatorStatus } from "./simulator-status.ts";

const lost = (why: Extract<Connection, { state: "lost" }>["why"]): Connection => ({
  state: "lost",
  why,
  retriesAt: null,
});
const facts = { clientVersion: "1.4.2", serviceTag: null };

test.each<[string, Connection, boolean, string]>([
  ["an ordinary browser (12.015)", { state: "absent" }, false, "elsewhere"],
  ["the desktop client's browser without its bridge (12.017)", { state: "absent" }, true, "noBridge"],
  ["a client that does not answer (12.017)", lost({ code: "NO_ANSWER" }), true, "noBridge"],
  ["a client that ended (12.017)", lost({ code: "CLOSED" }), false, "noBridge"],
  ["a client that speaks another protocol (12.017)", lost({ code: "NOT_UNDERSTOOD" }), false, "noBridge"],
  ["a client of an unknown version", lost({ code: "UNSUPPORTED_VERSION", version: 9 }), true, "unsupported"],
  ["the first contact", { state: "connecting", until: 1 }, true, "connecting"],
  [
    "a client without a simulator (12.016)",
    { state: "connected", facts, features: new Set(["computer"]) },
    true,
    "noSimulator",
  ],
  ["a simulator", fakeConnected, true, "ready"],
])("%s", (_who, connection, isDesktop, standing) => {
  expect(simulatorStatus(connection, isDesktop)).toBe(standing);
});
