import { localSimulatorMetrics } from "@cathedra/test-fixtures";
import fc from "fast-check";
import { expect, test } from "vitest";
import { after, eventsOf } from "../testing/event-builders.ts";
import { getMetrics } from "./metrics.ts";
import { counts } from "./person-part.ts";
import { happen, passTo, type RunEvent } from "./run-events.ts";
import { nextTarget } from "./run-state.ts";
import { type Xray, xrayOff } from "./xray.ts";

const fluoro: Xray = { mode: "fluoro", rate: 7.5, field: "wide" };
const live = { kind: "xray", xray: fluoro } as const;
const off = { kind: "xray", xray: xrayOff } as const;
const steered = (advance: number, rotate = 0) => ({ kind: "steered", advance, rotate }) as const;
const getPart = (events: readonly RunEvent[], until?: number) => {
  const part = after(events, until).parts.get("maya");
  if (part === undefined) throw new Error("no part");
  return part;
};

test("X-ray dose is counted while the pedal is down, by rate and field", () => {
  // 10 s of 7.5 pulses of 8 µGy each; the wide field is 256 cm² at the reference point.
  const wide = getPart(eventsOf("maya", [5, live], [15, off]), 100);
  expect(wide).toMatchObject({ fluoroSeconds: 10, seconds: 95 });
  expect(wide.kerma).toBeCloseTo(0.6, 9);
  expect(wide.doseArea).toBeCloseTo(0.1536, 9);
  // Half the side, and a bit less: a fifth of the area; the same air kerma.
  const narrow = getPart(eventsOf("maya", [0, { kind: "xray", xray: { ...fluoro, field: "narrow" } }]), 10);
  expect(narrow.kerma).toBeCloseTo(0.6, 9);
  expect(narrow.doseArea).toBeCloseTo(0.1536 * 0.45 ** 2, 9);
  // A run: 7.5 pictures a second of 0.15 mGy.
  const cine = getPart(eventsOf("maya", [0, { kind: "xray", xray: { ...fluoro, mode: "cine" } }], [2, off]));
  expect(cine).toMatchObject({ cineRuns: 1, fluoroSeconds: 0 });
  expect(cine.kerma).toBeCloseTo(2.25, 9);
});

test("the clock of a run starts with the first action", () => {
  expect(after(eventsOf("maya"), 500).parts.size).toBe(0);
  expect(getPart(eventsOf("maya", [60, live], [61, off]), 70).seconds).toBe(10);
});

test("contrast flows at 4 ml a second up to 20 ml, and counts as unseen without a picture", () => {
  const on = { kind: "injection", isOn: true } as const;
  const seen = getPart(eventsOf("maya", [0, live], [1, on], [3, { kind: "injection", isOn: false }]), 20);
  expect(seen).toMatchObject({ contrast: 8, injections: 1, errors: { unseenContrast: 0 } });
  const held = getPart(eventsOf("maya", [1, on]), 60);
  expect(held.contrast).toBeCloseTo(20, 9);
  expect(held.errors.unseenContrast).toBe(1);
});

test("movement of the tip is measured in millimetres and turns in degrees, also for movement without a picture", () => {
  const part = getPart(eventsOf("maya", [0, live], [1, steered(20, 30)], [2, off], [3, steered(-10, -45)]));
  expect(part.moved).toBeCloseTo(9, 9);
  expect(part.movedBlind).toBeCloseTo(3, 9);
  expect(part.turned).toBe(75);
  // 66 mm without a picture: three times 20.
  const blind = getPart(eventsOf("maya", ...[1, 2, 3, 4, 5, 6].map((at) => [at, steered(37)] as const)));
  expect(blind.movedBlind).toBeCloseTo(66.6, 9);
  expect(blind.errors.movedBlind).toBe(3);
  // A picture in between restarts the count.
  const looked = eventsOf("maya", [1, steered(40)], [2, live], [3, off], [4, steered(40)], [5, steered(20)]);
  expect(getPart(looked).errors.movedBlind).toBe(0);
});

test("each contact with a wall counts once, and pushing on is an error for every 6 mm", () => {
  const push = steered(40);
  const toTheEnd = [1, 2, 3, 4, 5, 6, 7].map((at) => [at, push] as const);
  // 284 to the end of the first vessel: seven pushes bring 280, and 4 of the eighth; 10.8 mm are blocked.
  const once = getPart(eventsOf("maya", [0, live], ...toTheEnd, [8, push]));
  expect(once).toMatchObject({ wallContacts: 1, errors: { pushedOn: 1 } });
  const on = getPart(eventsOf("maya", [0, live], ...toTheEnd, [8, push], [9, push]));
  expect(on).toMatchObject({ wallContacts: 1, errors: { pushedOn: 3 } });
  const again = [
    [10, steered(-20)],
    [11, push],
  ] as const;
  expect(getPart(eventsOf("maya", [0, live], ...toTheEnd, [8, push], [9, push], ...again)).wallContacts).toBe(
    2,
  );
});

test("turning on the spot is an error for every second turn", () => {
  const turns = Array.from({ length: 17 }, (_, at) => [at + 1, steered(0, 90)] as const);
  expect(getPart(eventsOf("maya", [0, live], ...turns)).errors.overTurned).toBe(2);
});

test("entering a wrong branch is counted, and the branches to the lesion are not", () => {
  const wrong = eventsOf(
    "maya",
    [0, live],
    [1, steered(40, -90)],
    ...[2, 3, 4, 5, 6].map((at) => [at, steered(40)] as const),
  );
  const run = after(wrong);
  expect(run.wire.path).toEqual([0, 2]);
  expect(getPart(wrong)).toMatchObject({ wrongBranches: 1, reached: {} });
  // Entering a branch by less than 4 mm is no mistake, and one visit is not counted twice.
  expect(getPart(wrong.slice(0, -1)).wrongBranches).toBe(0);
  expect(getPart([...wrong, { at: 7, by: "maya", ...steered(20) }]).wrongBranches).toBe(1);
  const back = [7, 8, 9].map((at) => [at, steered(-40)] as const);
  expect(after(eventsOf("maya", [0, live], [1, steered(40, 90)], ...back)).wire.path).toEqual([0]);
});

const toTheLesion = [
  [10, live],
  [11, steered(40, 90)],
  [12, steered(40)],
  [13, steered(40)],
  [14, steered(40)],
] as const;
const across = [
  [15, steered(40)],
  [16, steered(40)],
] as const;

test("targets are reached in order, the last by a contrast run at the lesion", () => {
  const there = after(eventsOf("maya", ...toTheLesion));
  expect(there.parts.get("maya")?.reached).toEqual({ vessel: 3, lesion: 4 });
  expect(nextTarget(there)).toBe("crossed");
  expect(getMetrics(there, "maya")).toMatchObject({
    targets_reached: 50,
    time_to_target: 3,
    lesion_crossed: false,
  });
  const crossed = after(eventsOf("maya", ...toTheLesion, ...across));
  expect(getMetrics(crossed, "maya")).toMatchObject({ targets_reached: 75, lesion_crossed: true });
  const cine = { kind: "xray", xray: { ...fluoro, mode: "cine" } } as const;
  const shown = eventsOf(
    "maya",
    ...toTheLesion,
    ...across,
    [17, cine],
    [18, { kind: "injection", isOn: true }],
  );
  expect(nextTarget(after(shown, 18.1))).toBe("documented");
  expect(getMetrics(after(shown, 21), "maya")).toMatchObject({ targets_reached: 100, handling_errors: 0 });
  // Without contrast the last target, the documentation, is not reached.
  expect(nextTarget(after(eventsOf("maya", ...toTheLesion, ...across, [17, cine]), 40))).toBe("documented");
  const blind = eventsOf("maya", ...toTheLesion.slice(1), ...across);
  expect(getPart(blind).errors.crossedBlind).toBe(1);
});

test("each person who steered gets their own metrics, without the targets that others reached", () => {
  const run = after([
    ...eventsOf("maya", ...toTheLesion),
    { at: 30, by: "tomas", kind: "control" },
    // Maya is no longer in control.
    { at: 31, by: "maya", kind: "steered", advance: 40, rotate: 0 },
    { at: 32, by: "tomas", ...live },
    { at: 33, by: "tomas", ...steered(40) },
    { at: 34, by: "tomas", ...steered(40) },
  ]);
  expect(run.wire.depth).toBe(150);
  const [mayas, tomass] = [getMetrics(run, "maya"), getMetrics(run, "tomas")];
  expect(mayas).toMatchObject({ total_time: 20, fluoro_time: 20, targets_reached: 67, lesion_crossed: null });
  expect(tomass).toMatchObject({ total_time: 4, fluoro_time: 2, targets_reached: 50, lesion_crossed: true });
  expect(tomass).toMatchObject({ time_to_target: null });
  expect(getMetrics(run, "priya")).toEqual({});
});

test("time without anyone in control belongs to nobody, and a person's part lasts from first to last action", () => {
  const run = passTo(
    [
      { at: 40, by: "tomas", kind: "control" } as const,
      { at: 42, by: "tomas", ...live } as const,
      { at: 44, by: "tomas", ...off } as const,
    ].reduce(happen, { ...after(eventsOf("maya", [10, live], [14, off]), 20), control: null }),
    50,
  );
  expect(run.parts.get("maya")).toMatchObject({ from: 10, to: 20, seconds: 10 });
  expect(run.parts.get("tomas")).toMatchObject({ from: 40, to: 50, seconds: 10, fluoroSeconds: 2 });
});

test("the measured metrics are those of the definitions", () => {
  const values = getMetrics(after(eventsOf("maya", [1, live]), 3), "maya");
  expect(Object.keys(values).toSorted()).toEqual([...localSimulatorMetrics].toSorted());
});

test("a short look or push does not count as a run, and a second of X-ray or a centimetre does", () => {
  expect(counts(getPart(eventsOf("maya", [1, steered(30)])))).toBe(false);
  expect(counts(getPart(eventsOf("maya", [1, live], [1.4, off])))).toBe(false);
  expect(counts(getPart(eventsOf("maya", [1, live], [2.5, off])))).toBe(true);
  expect(counts(getPart(eventsOf("maya", [1, steered(34)])))).toBe(true);
});

test("the frequency of reading a run does not change its values", () => {
  const act = fc.oneof(
    fc.record({
      kind: fc.constant("steered" as const),
      advance: fc.integer({ min: -40, max: 40 }),
      rotate: fc.integer({ min: -90, max: 90 }),
    }),
    fc.record({
      kind: fc.constant("xray" as const),
      xray: fc.record({
        mode: fc.constantFrom("off" as const, "fluoro" as const, "cine" as const),
        rate: fc.constantFrom(4 as const, 7.5 as const, 15 as const),
        field: fc.constantFrom("wide" as const, "narrow" as const),
      }),
    }),
    fc.record({ kind: fc.constant("injection" as const), isOn: fc.boolean() }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.double({ min: 0.05, max: 9, noNaN: true }), act), { maxLength: 30 }),
      (acts) => {
        const times = acts.map((_, index) => acts.slice(0, index + 1).reduce((sum, [wait]) => sum + wait, 0));
        const events = eventsOf("maya", ...acts.map(([, each], index) => [times[index] ?? 0, each] as const));
        const end = (times.at(-1) ?? 0) + 3;
        const watched = events.flatMap((event): readonly RunEvent[] => [
          { ...event, at: event.at - 0.02, kind: "steered", advance: 0, rotate: 0 },
          event,
        ]);
        const [one, other] = [after(events, end), after([events[0] as RunEvent, ...watched.slice(2)], end)];
        const [values, more] = [getMetrics(one, "maya"), getMetrics(other, "maya")];
        for (const name of ["fluoro_time", "dose_area_product", "contrast_volume", "path_length"])
          expect(Math.abs(Number(more[name] ?? 0) - Number(values[name] ?? 0))).toBeLessThan(0.11);
      },
    ),
    { numRuns: 60 },
  );
});
