import type { Mark } from "../picture/marks.ts";
import type { VesselTree } from "../vessels.ts";
import type { Wire } from "../wire.ts";
import type { Opacity } from "./opacity.ts";
import type { Xray } from "./xray.ts";

/** The state from which an image of a run is drawn. */
export type Shot = {
  readonly by: string;
  /** When the picture was taken, in milliseconds. */
  readonly takenAt: number;
  readonly title: string;
  readonly tree: VesselTree;
  readonly wire: Wire;
  readonly xray: Xray;
  readonly opacity: Opacity;
  readonly marks: readonly Mark[];
};

/** Whether bones are subtracted from the pictures of a recorded run, which is not possible for a moving heart. */
export function isSubtracted({ region }: VesselTree, { mode }: Xray): boolean {
  return mode === "cine" && region !== "Heart";
}

/** The maximum number of pictures in a person's result. */
export const maxShots = 12;
