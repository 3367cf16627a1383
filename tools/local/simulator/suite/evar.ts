import { dice } from "../vessels.ts";
import { apart } from "../wire.ts";
import {
  gantry,
  getPressure,
  getUses,
  lastedOf,
  type Procedure,
  rounded,
  type Treatment,
  type Use,
  withFigures,
} from "./treatment.ts";

/** The distance from the covered edge of the main body down to the gate of the other limb, in millimetres. */
export const gateBelow = 80;
/** The ideal distance between the edge of the main body and the renal artery. */
const idealOffset = 2;
/** How much lower the edge lands than it appears, without a view along the neck. */
const parallax = 3;
/** The maximum angle in degrees between the tip and the gate at which the tip enters the gate. */
const gateReach = 40;
/** An edge at this offset from the renal artery, in millimetres, covers more than half of an ostium of 5 mm. */
const covers = -2.5;
const minSeal = 10;
const minOverlap = 20;
/** The pressure in atmospheres at which a balloon moulds the graft. */
const mouldingPressure = 2;

/** Length of the neck, and how much larger than it the graft is, by case. */
const necks: Readonly<Record<string, readonly [length: number, oversizing: number]>> = {
  "evar-01": [22, 16],
  "evar-02": [18, 18],
  "evar-03": [20, 15],
  "evar-04": [17, 17],
};
const narrowAccess = "evar-03";
const ruptured = "evar-04";
/** Millilitres a second before the aorta is occluded, and until the graft lies. */
const bleeding = { before: 3, after: 0.4 } as const;

/** A bifurcated endograft below the renal arteries. The place that the wire crosses is the neck, its end the renal artery. */
export function evar(caseId: string, renal: number): Procedure {
  const [neck, oversizing] = necks[caseId] ?? [20, 16];
  const gateAngle = Math.round(dice(`${caseId} gate`)() * 359);

  const getParts = (treatment: Treatment) => {
    const [body] = getUses(treatment, "body");
    const [limb] = getUses(treatment, "limb");
    const edge = treatment.kept.edge ?? null;
    const seal = edge === null ? 0 : Math.max(0, Math.min(neck, edge - (renal - neck)));
    const isThroughGate = treatment.kept.gateSeconds !== undefined;
    const top = limb?.place ?? null;
    const overlap =
      edge === null || top === null || !isThroughGate
        ? 0
        : Math.max(0, Math.min(top, edge) - (edge - gateBelow));
    return { body, limb, edge, seal, top, overlap };
  };
  /** The seals that a balloon has moulded: neck, overlap, and both landings. */
  const getMoulded = (treatment: Treatment, now: number) => {
    const { edge } = getParts(treatment);
    const places = getUses(treatment, "balloon")
      .filter((use) => getPressure(use, now) >= mouldingPressure)
      .flatMap(({ place }) => (place === null || edge === null ? [] : [place - edge]));
    return {
      neck: places.some((place) => place > -25 && place < 4),
      overlap: places.some((place) => place <= -25 && place > -gateBelow - 2),
      landings: places.filter((place) => place <= -gateBelow - 2).length,
    };
  };
  const getLeaks = (treatment: Treatment, now: number) => {
    const { seal, overlap, limb } = getParts(treatment);
    const moulded = getMoulded(treatment, now);
    const { left, right } = getLandings(treatment);
    return {
      ia: seal < minSeal || (seal < 15 && !moulded.neck),
      ib: Math.max(left ?? 0, right ?? 0) > 20 || moulded.landings === 0,
      iii: limb !== undefined && (overlap < minOverlap || !moulded.overlap),
    };
  };
  /** The distance of the ends of both limbs above the internal iliac arteries. */
  const getLandings = (treatment: Treatment) => {
    const { edge, top } = getParts(treatment);
    const ideal = renal - idealOffset;
    return {
      right: edge === null ? null : edge - ideal + 9,
      left: top === null ? null : top - (ideal - gateBelow + 32) + 10,
    };
  };
  const isShown = ({ views }: Treatment, limb: Use | undefined) =>
    limb !== undefined && views.some(({ at }) => at > limb.from);

  return {
    tools: [
      gantry,
      ...(caseId === ruptured
        ? ([{ id: "occlusion", label: "Aortic balloon", act: "Occlude the aorta", isOnWire: false }] as const)
        : []),
      { id: "balloon", label: "Moulding balloon", act: "Inflate", isOnWire: true },
      { id: "body", label: "Main body", act: "Release the main body", isOnWire: true },
      { id: "limb", label: "Contralateral limb", act: "Release the limb", isOnWire: true },
    ],
    canUse: (treatment, tool) =>
      (tool !== "body" && tool !== "limb") ||
      (getUses(treatment, tool).length === 0 && (tool === "body" || getUses(treatment, "body").length > 0)),
    used(treatment, { tool, place, to }) {
      if (tool !== "body" || to !== null || place === null) return treatment;
      const isAlongNeck = getUses(treatment, "gantry").length > 0;
      return withFigures(treatment, { edge: place - (isAlongNeck ? 0 : parallax) });
    },
    moved(treatment, { of, at, before, after, angle }) {
      const { kept } = treatment;
      if (before === null || after === null) return treatment;
      if (caseId === narrowAccess && of === "tool" && treatment.tool === "body") {
        const opened = Math.max(0, ...openedAccess(treatment, at));
        return withFigures(treatment, { sheathForce: Math.max(kept.sheathForce ?? 0, 21 - opened) });
      }
      const [body] = getUses(treatment, "body");
      if (of === "tool" || body === undefined || kept.edge === undefined || kept.gateSeconds !== undefined)
        return treatment;
      const gate = kept.edge - gateBelow;
      // The wire leaves the main body first; then it is advanced again, into the gate or beside it.
      if (after < gate - 2) return withFigures(treatment, { isBelowGate: 1, isBeside: 0 });
      if (kept.isBelowGate !== 1 || kept.isBeside === 1 || after < gate) return treatment;
      const isIn = apart(angle, gateAngle) <= gateReach;
      return withFigures(treatment, isIn ? { gateSeconds: at - body.from } : { isBeside: 1 });
    },
    isTreated: (treatment) => {
      const { body, limb } = getParts(treatment);
      return body !== undefined && limb !== undefined;
    },
    measure(treatment, who, now) {
      const { kept } = treatment;
      const { body, limb, edge, seal, overlap } = getParts(treatment);
      const moulded = getMoulded(treatment, now);
      const leaks = getLeaks(treatment, now);
      const { left, right } = getLandings(treatment);
      const own = <Value>(use: Use | undefined, value: (use: Use) => Value): Value | null =>
        use?.by === who ? value(use) : null;
      const shown = (value: boolean) => own(limb, (use) => (isShown(treatment, use) ? value : null));
      const [occlusion] = getUses(treatment, "occlusion");
      return {
        renal_offset: own(body, () => (edge === null ? null : rounded(renal - edge, 1))),
        neck_seal: own(body, () => rounded(seal, 1)),
        proximal_oversizing: own(body, () => oversizing),
        renal_covered: own(body, () => edge !== null && renal - edge < covers),
        gate_cannulation: own(body, () =>
          kept.gateSeconds === undefined ? null : rounded(kept.gateSeconds, 1),
        ),
        limb_overlap: own(limb, () => rounded(overlap, 1)),
        iliac_offset_right: own(body, () => (right === null ? null : rounded(right, 1))),
        iliac_offset_left: own(limb, () => (left === null ? null : rounded(left, 1))),
        moulding: own(limb, () => moulded.neck && moulded.overlap && moulded.landings >= 2),
        endoleak_1a: shown(leaks.ia),
        endoleak_1b: shown(leaks.ib),
        endoleak_3: shown(leaks.iii),
        gantry_corrections: own(
          body,
          () => getUses(treatment, "gantry").filter(({ by }) => by === who).length,
        ),
        ...(caseId === narrowAccess
          ? {
              access_residual: own(body, () =>
                rounded(Math.max(8, 62 - 7 * Math.max(0, ...openedAccess(treatment, now))), 1),
              ),
              sheath_force: own(body, () => rounded(kept.sheathForce ?? 0, 1)),
            }
          : {}),
        ...(caseId === ruptured
          ? {
              time_to_occlusion: own(occlusion, ({ from }) => rounded(from, 1)),
              occlusion_time: own(occlusion, (use) => rounded(lastedOf(use, now), 1)),
              blood_loss: own(body, ({ from }) => Math.round(lostBlood(occlusion, from))),
            }
          : {}),
      };
    },
    complications(treatment, now) {
      const { limb, edge } = getParts(treatment);
      const leaks = getLeaks(treatment, now);
      return [
        ...(edge !== null && renal - edge < covers ? ["Renal artery covered"] : []),
        ...(isShown(treatment, limb) && leaks.ia ? ["Endoleak of type Ia"] : []),
      ];
    },
    implants(treatment) {
      const { edge, top } = getParts(treatment);
      return [
        ...(edge === null ? [] : [{ kind: "mesh", from: edge - gateBelow, to: edge } as const]),
        ...(top === null ? [] : [{ kind: "mesh", from: top - 70, to: top } as const]),
      ];
    },
  };
}

/** The inflations of balloons that opened the access, far below the neck, before the main body was placed. */
function openedAccess(treatment: Treatment, now: number): readonly number[] {
  const [body] = getUses(treatment, "body");
  return getUses(treatment, "balloon")
    .filter(({ place, from }) => place !== null && place < -60 && (body === undefined || from < body.from))
    .map((use) => getPressure(use, now));
}

/** The blood lost before the main body is placed, in millilitres. */
function lostBlood(occlusion: Use | undefined, until: number): number {
  const occludedAt = Math.min(occlusion?.from ?? until, until);
  return occludedAt * bleeding.before + (until - occludedAt) * bleeding.after;
}
