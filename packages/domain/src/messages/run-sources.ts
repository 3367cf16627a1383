import type { RunSource } from "../results/run-source.ts";

/** The names of the sources of a run. */
export const runSourceNames: Readonly<Record<RunSource, string>> = {
  cloud_machine: "Cloud",
  station: "Station",
  by_hand: "By hand",
};

/** The note on a run that its person delivered by hand. */
export const byHandText =
  "Delivered with the person's own sign-in. The portal cannot verify how it was measured.";
