import type { RunSource } from "../results/run-source.ts";

/** Where a run comes from, as its row and its page say it. */
export const runSourceNames: Readonly<Record<RunSource, string>> = {
  cloud_machine: "Cloud",
  station: "Station",
  by_hand: "By hand",
};

/** The note on a run that its person delivered by hand. */
export const byHandText =
  "Delivered with the person's own sign-in. The portal cannot verify how it was measured.";
