/** How a release stands with a station, in the order in which it comes to stand so. */
export const standings = [
  "waiting",
  "downloading",
  "ready",
  "installing",
  "installed",
  "failed",
  "superseded",
] as const;
export type Standing = (typeof standings)[number];
