import { expect, test } from "vitest";
import { instant } from "../time.ts";
import { deviceName, getDevice, readDeliveryClaims } from "./delivering-device.ts";
import { checkRunTimes } from "./run-times.ts";
import { wasInControl, wasSignedIn } from "./was-at-simulator.ts";

const id = "5f0e7f6e-8a51-4a3f-9d7c-1f2f6f4f0a11";
const minute = 60_000;
const at = (minutes: number) => instant(1_700_000_000_000 + minutes * minute);
const run = (from: number, to: number) => ({ startedAt: at(from), endedAt: at(to) });

test("a device is recognised by its name", () => {
  expect(getDevice(`machine:${id.toUpperCase()}`)).toEqual({ kind: "machine", id });
  expect(getDevice(`station:${id}`)).toEqual({ kind: "station", id });
  for (const name of [undefined, id, `agent:${id}`, "station:1", `station:${id}:x`])
    expect(getDevice(name)).toBe(undefined);
  expect(deviceName({ kind: "machine", id: id as never })).toBe(`machine:${id}`);
});

test("token claims are read, and a token valid for more than a minute is refused", () => {
  const claims = { sub: "subject", session: id, iat: 1000, exp: 1060 };
  expect(readDeliveryClaims(claims)).toEqual({ sub: "subject", session: id });
  expect(readDeliveryClaims({ ...claims, session: undefined })).toBe(undefined);
  const { session: _, ...ofStation } = claims;
  expect(readDeliveryClaims(ofStation)).toEqual({ sub: "subject", session: null });
  for (const part of [
    { exp: 1061 },
    { exp: 1000 },
    { exp: 1020.5 },
    { sub: "" },
    { sub: "a\0" },
    { session: "x" },
    { iat: undefined },
  ])
    expect(readDeliveryClaims({ ...claims, ...part })).toBe(undefined);
});

const event = { startedAt: at(0), endedAt: at(60), isOwn: false };

test("a run counts during the person's own session, and in an event only with control in it (12.032)", () => {
  const own = { ...event, isOwn: true };
  expect(wasInControl(own, [], run(0, 60))).toBe(true);
  expect(wasInControl(own, [], run(-2, 10))).toBe(false);
  expect(wasInControl(own, [], run(50, 62))).toBe(false);
  expect(wasInControl({ ...own, endedAt: null }, [], run(50, 600))).toBe(true);
  expect(wasInControl(event, [], run(1, 10))).toBe(false);
  const control = [
    { kind: "control_gained", at: at(10) },
    { kind: "control_lost", at: at(20) },
    { kind: "left", at: at(30) },
    { kind: "control_gained", at: at(40) },
  ] as const;
  expect(wasInControl(event, control, run(1, 9))).toBe(false);
  expect(wasInControl(event, control, run(5, 12))).toBe(true);
  expect(wasInControl(event, control, run(15, 25))).toBe(true);
  expect(wasInControl(event, control, run(21, 39))).toBe(false);
  expect(wasInControl(event, control, run(50, 55))).toBe(true);
});

test("on a station, the person must be signed in during the whole run", () => {
  const time = { signedInAt: at(0), signedOutAt: at(30) };
  expect(wasSignedIn(time, run(0, 30))).toBe(true);
  expect(wasSignedIn(time, run(-2, 10))).toBe(false);
  expect(wasSignedIn(time, run(20, 32))).toBe(false);
  expect(wasSignedIn({ ...time, signedOutAt: null }, run(20, 300))).toBe(true);
});

test.each([
  [run(-10, 0), undefined],
  [run(0, 4), undefined],
  [run(0, 6), "in_the_future"],
  [run(6, 7), "in_the_future"],
  [run(0, -1), "ends_before_it_starts"],
  [run(-25 * 60, 0), "too_long"],
  [run(-367 * 24 * 60, -367 * 24 * 60 + 5), "too_old"],
])("the time of a run is checked (12.032): %o", (times, reason) => {
  const checked = checkRunTimes(times, at(0));
  expect(checked.ok ? undefined : checked.error.reason).toBe(reason);
});
