import { expect, test } from "vitest";
import { stationEventText } from "./station-overview.ts";

test.each([
  [
    { kind: "signed_in", person: "Maya Lindqvist", outcome: "staff" },
    "Maya Lindqvist signed in",
    "signed out by staff",
  ],
  [{ kind: "signed_in", person: null }, "Someone signed in", "still signed in"],
  [
    { kind: "install", what: "vist-5.3.0", outcome: "failed", reason: "STATION_AWAY", person: "Ruth Abrams" },
    "Installation of vist-5.3.0",
    "failed · asked for by Ruth Abrams · The simulator did not start it. Check that it is switched on, then try again.",
  ],
  [
    { kind: "act", act: "station.revoked", person: "Ruth Abrams" },
    "Key of a station revoked",
    "by Ruth Abrams",
  ],
  [{ kind: "clock", clockAheadSeconds: 0 }, "The clock is right again", null],
  [{ kind: "clock", clockAheadSeconds: -7200 }, "The clock is wrong", "2 h behind"],
  [
    { kind: "refused" },
    "Requests were refused: the client is too old",
    "install the newest client on the simulator",
  ],
  [
    { kind: "refused", reason: "clock" },
    "Requests were refused: the clock is wrong",
    "set the clock of the simulator, or install a client that corrects it by the portal's",
  ],
  [{ kind: "computer", what: "Dell" }, "Seen with different hardware", "Dell"],
  [
    { kind: "computer", what: "Dell", reason: "first" },
    "Its hardware was reported for the first time",
    "Dell",
  ],
  [{ kind: "new_kind" }, "Something else", null],
])("the event %j is described as %s", (event, title, detail) => {
  expect(stationEventText(event)).toEqual({ title, detail });
});
