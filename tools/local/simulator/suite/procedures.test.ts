import { expect, test } from "vitest";
import { type Act, afterProcedure } from "../testing/event-builders.ts";
import { gateBelow } from "./evar.ts";
import { getMetrics } from "./metrics.ts";
import type { RunEvent } from "./run-events.ts";
import { nextTarget, type Run } from "./run-state.ts";
import { xrayOff } from "./xray.ts";

// The lesion of the vessels made by hand is 12.6 mm long, in a vessel to the right. A tool comes out of its catheter 39 mm before it.

const live: Act = { kind: "xray", xray: { ...xrayOff, mode: "fluoro" } };
const cine: Act = { kind: "xray", xray: { ...xrayOff, mode: "cine" } };
const steered = (advance: number, rotate = 0): Act => ({ kind: "steered", advance, rotate });
const take = (tool: string | null): Act => ({ kind: "tool", tool });
const begin = (tool: string): Act => ({ kind: "use", tool, isOn: true });
const end = (tool: string): Act => ({ kind: "use", tool, isOn: false });

type Step = readonly [seconds: number, act: Act];
/** Actions of one person in control, each this many seconds after the previous one. */
function acts(by: string, ...steps: readonly Step[]): readonly RunEvent[] {
  let at = 0;
  const control: RunEvent = { at, by, kind: "control" };
  return [
    control,
    ...steps.map(([seconds, act]): RunEvent => {
      at += seconds;
      return { at, by, ...act };
    }),
  ];
}

/** The wire crosses the lesion and lies 26 mm beyond it. */
const across: readonly Step[] = [
  [1, live],
  [1, steered(40, 90)],
  ...Array.from({ length: 6 }, (): Step => [1, steered(40)]),
];
/** A tool is put on the wire and brought to a place, in millimetres from the beginning of the lesion. */
function bring(tool: string, place: number): readonly Step[] {
  const thousandths = (place + 39) / 0.3;
  const pushes = Math.floor(thousandths / 40);
  return [
    [5, take(tool)],
    ...Array.from({ length: pushes }, (): Step => [0.5, steered(40)]),
    [0.5, steered(thousandths - pushes * 40)],
  ];
}
const hold = (tool: string, seconds: number): readonly Step[] => [
  [1, begin(tool)],
  [seconds, end(tool)],
];
/** A recorded run with contrast, in which the lesion is seen. */
const shown: readonly Step[] = [
  [5, cine],
  [0.5, { kind: "injection", isOn: true }],
  [2, { kind: "injection", isOn: false }],
  [1, live],
];

const getValues = (run: Run, who = "maya") => getMetrics(run, who);

const carotid = (...steps: readonly Step[]) =>
  afterProcedure("carotid-stenting", "carotid-stenting-01", acts("maya", ...across, ...steps));
const stented = (place: number): readonly Step[] => [
  ...hold("gantry", 1),
  [1, begin("filter")],
  [1, begin("atropine")],
  ...bring("balloon", 6.3),
  ...hold("balloon", 4),
  ...bring("stent", place),
  ...hold("stent", 5),
  ...bring("balloon", 6.3),
  ...hold("balloon", 4.5),
  [5, take(null)],
  ...shown,
  [5, end("filter")],
];

test("a stent over the whole lesion with dilation before and after and a filter leaves little narrowing", () => {
  const run = carotid(...stented(6.3));
  expect(getValues(run)).toMatchObject({
    protection_before_crossing: true,
    lesion_coverage: 100,
    predilation_pressure: 8,
    postdilation_pressure: 9,
    dilations_after_stent: 1,
    atropine_given: true,
    spasm: false,
    targets_reached: 100,
  });
  // 80 % before; 25.6 points less by 8 atm, two fifths of that by the stent, 21.6 points by 9 atm.
  expect(getValues(run).residual_stenosis).toBeCloseTo((80 - 3.2 * 8) * 0.6 - 2.4 * 9, 1);
  expect(run.procedure?.complications(run.treatment, 0)).toEqual([]);
  expect(nextTarget(run)).toBeNull();
});

test("a stent that misses part of the lesion leaves it as narrow as the balloon did", () => {
  const values = getValues(carotid(...stented(-6)));
  expect(values.lesion_coverage).toBeCloseTo((9 / 12.6) * 100, 0);
  expect(values.residual_stenosis).toBeCloseTo(80 - 3.2 * 8, 1);
  expect(Number(values.stent_margin)).toBeLessThan(0);
});

test("debris before the filter is open is not caught, and pulling the wire moves the filter and causes a spasm", () => {
  const late = carotid(...bring("balloon", 6.3), ...hold("balloon", 4), [1, begin("filter")]);
  expect(getValues(late)).toMatchObject({ protection_before_crossing: false, atropine_given: false });
  expect(late.procedure?.complications(late.treatment, 0)).toEqual(["Slow heart: 38 beats a minute"]);
  const pulled = carotid([1, begin("filter")], [1, steered(-20)], [1, steered(20)]);
  expect(getValues(pulled)).toMatchObject({ filter_movement: 12, spasm: true });
  expect(pulled.procedure?.complications(pulled.treatment, 0)).toEqual(["Spasm at the filter"]);
});

test("the use of a tool counts only for the person who used it, and unused tools have no value", () => {
  const mayas = acts("maya", ...across, ...stented(6.3));
  const last = mayas.at(-1)?.at ?? 0;
  const run = afterProcedure("carotid-stenting", "carotid-stenting-01", [
    ...mayas,
    { at: last + 1, by: "tomas", kind: "control" },
    { at: last + 2, by: "tomas", ...cine },
  ]);
  expect(getValues(run, "tomas")).toMatchObject({
    residual_stenosis: null,
    lesion_coverage: null,
    spasm: null,
  });
  expect(getValues(carotid())).toMatchObject({ residual_stenosis: null, protection_time: null });
});

test("a tool can be used only at its place, and use without X-ray is an error", () => {
  const twice = carotid(...stented(6.3), ...bring("stent", 0), ...hold("stent", 1));
  expect(twice.treatment.uses.filter(({ tool }) => tool === "stent")).toHaveLength(1);
  expect(carotid([1, begin("stent")]).treatment.uses).toEqual([]);
  const blind = carotid(...bring("balloon", 0), [1, { kind: "xray", xray: xrayOff }], [1, begin("balloon")]);
  expect(blind.parts.get("maya")?.errors.usedBlind).toBe(1);
});

const evar = (...steps: readonly Step[]) =>
  afterProcedure("evar", "evar-01", acts("maya", ...across, ...steps));
const body = (place: number): readonly Step[] => [
  ...hold("gantry", 1),
  ...bring("body", place),
  ...hold("body", 10),
  [5, take(null)],
];
test("a main body 2 mm below the renal artery seals in the neck, and a higher one covers the artery", () => {
  // The renal artery leaves at the end of the lesion.
  expect(getValues(evar(...body(10.6)))).toMatchObject({
    renal_offset: 2,
    neck_seal: 20,
    renal_covered: false,
    gantry_corrections: 1,
    endoleak_1a: null,
  });
  const covered = evar(...body(16.2));
  expect(getValues(covered)).toMatchObject({ renal_offset: -3.6, renal_covered: true });
  expect(covered.procedure?.complications(covered.treatment, 0)).toEqual(["Renal artery covered"]);
  // Without a view along the neck, the graft lands lower than it appears to.
  expect(getValues(evar(...body(10.6).slice(2)))).toMatchObject({ renal_offset: 5 });
});

test("a graft with too short a seal leaks, which only a contrast run shows", () => {
  const low: readonly Step[] = [...body(-4), ...bring("limb", -10), ...hold("limb", 5)];
  expect(getValues(evar(...low))).toMatchObject({ neck_seal: 5.4, endoleak_1a: null });
  const seen = evar(...low, [2, take(null)], ...shown);
  expect(getValues(seen)).toMatchObject({ endoleak_1a: true, endoleak_3: true });
  expect(seen.procedure?.complications(seen.treatment, 0)).toEqual(["Endoleak of type Ia"]);
});

test("only a tip that points to the gate enters it", () => {
  const { procedure, treatment } = evar(...body(10.6));
  const gate = 10.6 - gateBelow;
  const enter = (angle: number) => {
    const wire = { of: "wire", pushed: 0, angle } as const;
    const below = procedure?.moved?.(treatment, { ...wire, at: 90, before: 0, after: gate - 5 });
    const [from, to] = [gate - 5, gate + 5];
    return below && procedure?.moved?.(below, { ...wire, at: 100, before: from, after: to }).kept.gateSeconds;
  };
  const begun = treatment.uses.find(({ tool }) => tool === "body")?.from ?? 0;
  const seconds = Array.from({ length: 12 }, (_, at) => enter(at * 30));
  const entered = seconds.filter((each) => each !== undefined);
  // Of twelve angles in steps of 30 degrees, those within 40 degrees of the gate enter it.
  expect(entered.length).toBeGreaterThanOrEqual(2);
  expect(entered.length).toBeLessThanOrEqual(3);
  expect(new Set(entered)).toEqual(new Set([100 - begun]));
});

const coiling = (...steps: readonly Step[]) =>
  afterProcedure("aneurysm-coiling", "aneurysm-coiling-01", acts("maya", ...across, ...steps));
/** Moves the microcatheter this many millimetres into the aneurysm. */
const micro = (mm: number): readonly Step[] => [
  [1, begin("flush")],
  ...bring("micro", 6.3),
  [1, steered(0, insideAt - 90)],
  [1, steered(mm / 0.3)],
];
const side = (angle: number) =>
  coiling([1, begin("flush")], ...bring("micro", 6.3), [1, steered(0, angle - 90)], [1, steered(5)]).treatment
    .kept.inside ?? 0;
const insideAt = side(90) > 0 ? 90 : 270;
const coil = (seconds = 20): readonly Step[] => [
  ...hold("coil", seconds),
  [30, begin("detach")],
  [1, end("detach")],
];

test("coils fill the aneurysm from its centre with decreasing effect, and push the catheter back", () => {
  expect(side(90) > 0).not.toBe(side(270) > 0);
  const three = coiling(...micro(5), ...coil(), ...coil(), ...coil(10), ...shown);
  expect(getValues(three)).toMatchObject({
    tip_to_dome: 2,
    perforation: false,
    coils: 3,
    coils_replaced: 0,
    packing_density: 17.3,
    occlusion: "IIIa",
    detachment_time: 30,
    parent_open: true,
    heparin_delay: 0,
  });
  expect(Number(getValues(three).kickback)).toBeGreaterThan(0.9);
  const replaced = coiling(...micro(5), ...hold("coil", 20), ...coil());
  expect(getValues(replaced)).toMatchObject({ coils: 1, coils_replaced: 1 });
});

test("a catheter pushed through the dome perforates it, and a coil at the neck leaves a loop", () => {
  const through = coiling(...micro(8), ...coil());
  expect(getValues(through)).toMatchObject({ perforation: true, tip_to_dome: 0 });
  expect(through.procedure?.complications(through.treatment, 0)).toEqual(["Perforation of the aneurysm"]);
  const atNeck = coiling(...micro(1), ...coil());
  expect(getValues(atNeck)).toMatchObject({ coil_protrusion: true });
  // A coil cannot be placed from outside the aneurysm.
  expect(coiling(...bring("micro", -10), ...coil()).treatment.uses).toEqual([]);
});
