import type { MetricValues } from "@cathedra/domain/results";
import { millimetres, type VesselTree } from "../vessels.ts";
import { getDepths, type Wire } from "../wire.ts";

/** A tool of a procedure besides wire, X-ray and contrast. */
export type Tool = {
  readonly id: string;
  readonly label: string;
  /** The label of the button that uses it. */
  readonly act: string;
  /** Whether the tool is brought to its place along the wire; other tools are always available. */
  readonly isOnWire: boolean;
};

/** One use of a tool. Times are in seconds on the clock of the run. */
export type Use = {
  readonly tool: string;
  readonly by: string;
  readonly from: number;
  /** The end of the use; null while it continues. */
  readonly to: number | null;
  /** The distance from the beginning of the lesion in millimetres, positive beyond it; null if the wire led elsewhere. */
  readonly place: number | null;
};

/** A recorded run in which contrast was seen at the lesion. */
export type View = {
  readonly by: string;
  readonly at: number;
  readonly projection: number;
  /** The number of the recorded run of the case, starting at 1. */
  readonly run: number;
};

/** The use of tools in a case. */
export type Treatment = {
  /** The tool that is on the wire; null if there is none. */
  readonly tool: string | null;
  /** How far the tool was brought along the wire, in thousandths of the picture's size. */
  readonly way: number;
  readonly uses: readonly Use[];
  readonly views: readonly View[];
  /** The projection to which the gantry is turned: 0 or 1. */
  readonly projection: number;
  /** Values that a procedure stores under names of its own; lengths in millimetres, times in seconds. */
  readonly kept: Readonly<Record<string, number>>;
};

export const noTreatment: Treatment = { tool: null, way: 0, uses: [], views: [], projection: 0, kept: {} };

/** A movement of the wire, or of the tool on it if there is one. */
export type Movement = {
  readonly of: "wire" | "tool";
  /** The time in seconds on the clock of the run. */
  readonly at: number;
  /** The position before the movement in millimetres from the beginning of the lesion; null if it is elsewhere. */
  readonly before: number | null;
  readonly after: number | null;
  /** The requested movement in millimetres; forward is positive. */
  readonly pushed: number;
  readonly angle: number;
};

/** The procedure of a module: its tools, their effects, and its metrics. */
export type Procedure = {
  readonly tools: readonly Tool[];
  /** A further effect of a movement. */
  readonly moved?: (treatment: Treatment, movement: Movement) => Treatment;
  /** The effect of a use that has just begun or ended. */
  readonly used?: (treatment: Treatment, use: Use) => Treatment;
  /** Whether the tool can be used now; without it all tools can. */
  readonly canUse?: (treatment: Treatment, tool: string) => boolean;
  readonly isTreated: (treatment: Treatment) => boolean;
  /**
   * The metrics of this person's actions at this time, by the definition's names. Metrics of another person's actions are null.
   */
  readonly measure: (treatment: Treatment, who: string, now: number) => MetricValues;
  /** The complications in the patient, as text. */
  readonly complications: (treatment: Treatment, now: number) => readonly string[];
  /** The implants and tools in the patient, with their positions in millimetres. */
  readonly implants: (treatment: Treatment) => readonly Implant[];
};

export type Implant = {
  readonly kind: "mesh" | "balloon" | "coil" | "tool";
  readonly from: number;
  readonly to: number;
};

/** The turning of the gantry, which every procedure has. */
export const gantry: Tool = { id: "gantry", label: "Gantry", act: "Turn the gantry", isOnWire: false };

/** The pressure of a balloon grows by this many atmospheres a second, up to its maximum. */
const pressureRate = 2;
const greatestPressure = 14;

export function getPressure({ from, to }: Use, now: number): number {
  return Math.min(greatestPressure, Math.round(((to ?? now) - from) * pressureRate * 2) / 2);
}

/** How long a tool was used, in seconds. */
export function lastedOf({ from, to }: Use, now: number): number {
  return (to ?? now) - from;
}

export function getUses({ uses }: Treatment, tool: string): readonly Use[] {
  return uses.filter((use) => use.tool === tool);
}

export function isInUse(treatment: Treatment, tool: string): boolean {
  return getUses(treatment, tool).some(({ to }) => to === null);
}

/** The length of the lesion between two places, in millimetres. */
export function overlap(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): number {
  return Math.max(0, Math.min(to, end) - Math.max(from, start));
}

/** The distance from the beginning of the lesion to a place on the wire, in millimetres; null if the wire leads elsewhere. */
export function placeOnWire(tree: VesselTree, wire: Wire, way: number): number | null {
  const ids = vesselsToLesion(tree);
  const isOnTheWay = wire.path.every((id, at) => id === ids[at]);
  const next = tree.branches[ids[wire.path.length] ?? -1];
  // The wire is past the branching, in another vessel.
  const isPast = next !== undefined && wire.depth > next.at;
  return isOnTheWay && !isPast ? (way - distanceToLesion(tree)) * millimetres : null;
}

/** The position of a wire's tip along its vessels. */
export function tipPosition(tree: VesselTree, wire: Wire): number {
  return getDepths(tree, wire).reduce((sum, each) => sum + each, 0);
}

/** The distance from the beginning of the first vessel to the lesion. */
export function distanceToLesion(tree: VesselTree): number {
  const ways = vesselsToLesion(tree).map((id) => tree.branches[id]?.at ?? 0);
  return ways.reduce((sum, each) => sum + each, 0) + tree.lesion.from;
}

/** The vessels that lead to the lesion, from the first one to its own. */
export function vesselsToLesion({ branches, lesion }: VesselTree): readonly number[] {
  const upFrom = (id: number): readonly number[] => {
    const parent = branches[id]?.parent ?? null;
    return parent === null ? [id] : [...upFrom(parent), id];
  };
  return upFrom(lesion.branch);
}

export function withFigures(treatment: Treatment, more: Readonly<Record<string, number>>): Treatment {
  return { ...treatment, kept: { ...treatment.kept, ...more } };
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
