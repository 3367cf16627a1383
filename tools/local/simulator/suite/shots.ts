import type { Mark } from "../picture/marks.ts";
import type { VesselTree } from "../vessels.ts";
import type { Wire } from "../wire.ts";
import type { Opacity } from "./opacity.ts";
import type { Xray } from "./xray.ts";

/** The state from which an image of a run is drawn. */
export type Shot = {
  readonly by: string;
  /** Milliseconds. */
  readonly takenAt: number;
  readonly title: string;
  readonly tree: VesselTree;
  readonly wire: Wire;
  readonly xray: Xray;
  readonly opacity: Opacity;
  readonly marks: readonly Mark[];
};

/** Bones are taken out of a recorded run; a heart moves too much for that. */
export function isSubtracted({ region }: VesselTree, { mode }: Xray): boolean {
  return mode === "cine" && region !== "Heart";
}

/** No result has more of them of one person. */
export const mostShots = 12;
