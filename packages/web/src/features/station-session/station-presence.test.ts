import { expect, test } from "vitest";
import { trackPresence } from "./station-presence.ts";

test("20 minutes without activity end the session, with a warning two minutes before (12.037)", () => {
  const time = { now: 0 };
  const here = trackPresence(() => time.now);
  const at = (minutes: number) => {
    time.now = minutes * 60_000;
    return here.look(1200);
  };
  expect(at(0)).toEqual({ isNew: true, state: "there" });
  expect(at(17)).toEqual({ isNew: false, state: "there" });
  expect(at(18)).toEqual({ isNew: false, state: "leaving" });
  here.note();
  time.now += 1;
  expect(here.look(1200)).toEqual({ isNew: true, state: "there" });
  expect(at(39)).toEqual({ isNew: false, state: "gone" });
});
