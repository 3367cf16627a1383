import { dice, millimetres } from "../vessels.ts";
import { apart } from "../wire.ts";
import {
  gantry,
  getUses,
  isInUse,
  lastedOf,
  type Procedure,
  rounded,
  type Treatment,
  type Use,
  withFigures,
} from "./treatment.ts";

/** The height of the aneurysm in millimetres, by case. */
const heights: Readonly<Record<string, number>> = {
  "aneurysm-coiling-01": 7,
  "aneurysm-coiling-02": 6,
  "aneurysm-coiling-03": 9,
  "aneurysm-coiling-04": 8,
};
const withBalloon = "aneurysm-coiling-03";
const withStent = "aneurysm-coiling-04";
/** The width of the neck in millimetres, around the middle of the lesion. */
const neckWidth = 4.2;
const stentLength = 16;
/** The maximum angle in degrees between a microcatheter's tip and the side of the aneurysm at which it enters. */
const entryReach = 50;
/** How far a coil can be pushed against the dome, in millimetres, before it perforates the dome. */
const domeGives = 0.6;
/** The volume of each coil in percent of the aneurysm's; a coil is completely in after a fixed time of pushing. */
const coilShares = [9, 6, 4.6, 3.6, 3, 2.4, 2];
const coilSeconds = 20;
/** A coil that is detached with the tip nearer to the neck than this leaves a loop in the artery, in millimetres. */
const loopBelow = 1.2;

/** The treatment of an aneurysm by coils; it is on the side of the vessel, around the middle of the lesion. */
export function aneurysmCoiling(caseId: string, lesion: number): Procedure {
  const height = heights[caseId] ?? 7;
  const neck = lesion / 2;
  const side = dice(`${caseId} side`)() < 0.5 ? 90 : 270;

  const getPacking = (treatment: Treatment) =>
    findDetached(treatment).reduce((sum, coil, at) => {
      const share = coilShares[Math.min(at, coilShares.length - 1)] ?? 0;
      return sum + share * Math.min(1, lastedOf(coil, coil.from) / coilSeconds);
    }, 0);
  const isPerforated = ({ kept }: Treatment) => (kept.deepest ?? 0) > height + domeGives;
  const getGrade = (treatment: Treatment) => {
    const packing = getPacking(treatment);
    if (packing >= 24 && (treatment.kept.loops ?? 0) === 0) return "I";
    return packing >= 18 ? "II" : packing >= 10 ? "IIIa" : "IIIb";
  };
  const neckOffsetOf = ({ place }: Use) => (place === null ? null : Math.abs(place - neck));

  return {
    tools: [
      { id: "flush", label: "Flush", act: "Start the flush", isOnWire: false },
      { id: "micro", label: "Microcatheter", act: "Hold it there", isOnWire: true },
      ...(caseId === withBalloon
        ? ([{ id: "balloon", label: "Balloon", act: "Inflate", isOnWire: true }] as const)
        : []),
      ...(caseId === withStent
        ? ([{ id: "stent", label: "Stent", act: "Release the stent", isOnWire: true }] as const)
        : []),
      { id: "coil", label: "Coil", act: "Push a coil", isOnWire: false },
      { id: "detach", label: "Detachment", act: "Detach the coil", isOnWire: false },
      gantry,
    ],
    canUse(treatment, tool) {
      if (tool === "coil") return (treatment.kept.inside ?? 0) > 0;
      if (tool === "detach") return waitingCoil(treatment) !== undefined;
      return tool !== "stent" || getUses(treatment, "stent").length === 0;
    },
    moved(treatment, { of, at, before, after, pushed, angle }) {
      if (of !== "tool" || treatment.tool !== "micro" || before === null || after === null) return treatment;
      const { kept } = treatment;
      const placed = kept.microAt === undefined ? withFigures(treatment, { microAt: at }) : treatment;
      const inside = kept.inside ?? 0;
      const isAtNeck = Math.abs(before - neck) <= neckWidth / 2;
      const enters = inside > 0 || (isAtNeck && pushed > 0 && apart(angle, side) <= entryReach);
      if (!enters) return placed;
      const now = Math.max(0, inside + pushed);
      // The device moves sideways instead of along the vessel.
      const aside = { ...placed, way: placed.way - (after - before) / millimetres };
      return withFigures(aside, { inside: now, deepest: Math.max(kept.deepest ?? 0, now) });
    },
    used(treatment, use) {
      const { kept } = treatment;
      const inside = kept.inside ?? 0;
      if (use.tool === "coil" && use.to === null) {
        // A coil pushes its catheter back, more so with growing packing; pulling it back slightly compensates for that.
        const kick = Math.min(inside, 0.3 + getPacking(treatment) * 0.045);
        const isReplaced = waitingCoil({
          ...treatment,
          uses: treatment.uses.filter((each) => each !== use),
        });
        return withFigures(treatment, {
          inside: inside - kick,
          kickback: Math.max(kept.kickback ?? 0, kick),
          replaced: (kept.replaced ?? 0) + Number(isReplaced !== undefined),
        });
      }
      if (use.tool === "detach" && use.to === null && inside < loopBelow)
        return withFigures(treatment, { loops: (kept.loops ?? 0) + 1 });
      return treatment;
    },
    isTreated: (treatment) => findDetached(treatment).length > 0,
    measure(treatment, who, now) {
      const { kept, views } = treatment;
      const coils = findDetached(treatment);
      const [first] = coils;
      const last = coils.at(-1);
      const own = <Value>(use: Use | undefined, value: (use: Use) => Value): Value | null =>
        use?.by === who ? value(use) : null;
      const [flush] = getUses(treatment, "flush");
      const [stent] = getUses(treatment, "stent");
      const balloons = getUses(treatment, "balloon");
      const microAt = kept.microAt;
      const waits = getUses(treatment, "detach").flatMap(({ from }) => {
        const coil = coils.findLast((each) => each.to !== null && each.to <= from);
        return coil === undefined ? [] : [from - (coil.to ?? from)];
      });
      const isShown = last !== undefined && views.some(({ at }) => at > last.from);
      const ends =
        stent?.place == null ? null : [stent.place - stentLength / 2, stent.place + stentLength / 2];
      return {
        tip_to_dome: own(first, () => rounded(Math.max(0, height - (kept.deepest ?? 0)), 1)),
        perforation: own(first, () => isPerforated(treatment)),
        // The first coil is the next half millimetre below the aneurysm's height.
        framing_ratio: own(first, () => rounded((Math.floor(height * 1.9) / 2 / height) * 100, 1)),
        coils: own(first, () => coils.length),
        coils_replaced: own(first, () => kept.replaced ?? 0),
        packing_density: own(first, () => rounded(getPacking(treatment), 1)),
        occlusion: own(last, () => (isShown ? getGrade(treatment) : null)),
        coil_protrusion: own(first, () => (kept.loops ?? 0) > 0),
        parent_open: own(last, () => (isShown ? (kept.loops ?? 0) < 2 : null)),
        heparin_delay: own(first, () =>
          microAt === undefined ? null : rounded(Math.max(0, (flush?.from ?? now) - microAt), 1),
        ),
        detachment_time: own(first, () =>
          waits.length === 0 ? null : rounded(waits.reduce((sum, each) => sum + each, 0) / waits.length, 1),
        ),
        kickback: own(first, () => rounded(kept.kickback ?? 0, 1)),
        ...(caseId === withBalloon
          ? {
              balloon_inflation: own(balloons[0], () =>
                rounded(Math.max(...balloons.map((use) => lastedOf(use, now))), 1),
              ),
              balloon_offset: own(balloons[0], () => {
                const offsets = balloons.flatMap((use) => neckOffsetOf(use) ?? []);
                return offsets.length === 0 ? null : rounded(Math.max(...offsets), 1);
              }),
            }
          : {}),
        ...(caseId === withStent
          ? {
              // A stent that lies off the neck bends into the branch, and leaves the wall there.
              wall_apposition: own(stent, (use) => rounded(99 - 2.2 * (neckOffsetOf(use) ?? 20), 1)),
              neck_coverage: own(stent, () =>
                ends === null
                  ? null
                  : rounded(
                      Math.min(neck - neckWidth / 2 - (ends[0] ?? 0), (ends[1] ?? 0) - neck - neckWidth / 2),
                      1,
                    ),
              ),
            }
          : {}),
      };
    },
    complications: (treatment) => [
      ...(isPerforated(treatment) ? ["Perforation of the aneurysm"] : []),
      ...((treatment.kept.loops ?? 0) > 0 ? ["Loop of a coil in the artery"] : []),
    ],
    implants(treatment) {
      const [stent] = getUses(treatment, "stent");
      const isInflated = isInUse(treatment, "balloon");
      return [
        ...findDetached(treatment).map(() => ({ kind: "coil", from: neck - 2, to: neck + 2 }) as const),
        ...(isInflated ? [{ kind: "balloon", from: neck - 4, to: neck + 4 } as const] : []),
        ...(stent?.place == null
          ? []
          : [
              {
                kind: "mesh",
                from: stent.place - stentLength / 2,
                to: stent.place + stentLength / 2,
              } as const,
            ]),
      ];
    },
  };
}

/** The detached coils: each is the one that was pushed last before its detachment. */
function findDetached(treatment: Treatment): readonly Use[] {
  const coils = getUses(treatment, "coil");
  return getUses(treatment, "detach").flatMap(({ from }, at, all) => {
    const since = all[at - 1]?.from ?? Number.NEGATIVE_INFINITY;
    return coils.findLast((coil) => coil.from >= since && coil.to !== null && coil.to <= from) ?? [];
  });
}

/** The coil that was pushed and is not detached yet. */
function waitingCoil(treatment: Treatment): Use | undefined {
  const last = getUses(treatment, "coil").at(-1);
  const detached = getUses(treatment, "detach").at(-1);
  return last !== undefined && last.to !== null && last.from >= (detached?.from ?? Number.NEGATIVE_INFINITY)
    ? last
    : undefined;
}
