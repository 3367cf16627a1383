import type { Instant } from "../../time.ts";
import type { Claim, Machine } from "./machine.ts";

/** The parts of a start before people can enter, with the usual time of each. */
const startParts = [
  { key: "find", label: "Finding a simulator", usualMs: 5000 },
  { key: "hand-over", label: "Handing over the case", usualMs: 5000 },
  { key: "load", label: "Starting the simulator", usualMs: 170_000 },
] as const;

export type StartPart = {
  readonly key: (typeof startParts)[number]["key"] | "power-on";
  readonly label: string;
  readonly usualMs: number;
  readonly state: "done" | "current" | "ahead";
};

export type StartProgress = {
  readonly parts: readonly StartPart[];
  /** The time since the start was requested, in milliseconds. */
  readonly elapsedMs: number;
  /** The usual time of the whole start: about three minutes (4.029), plus the time to turn the simulator on. */
  readonly usualMs: number;
};

/**
 * The progress of a start; null if none is running. `powerOnMs` is the usual time to turn the simulator on if it was off
 * (0062).
 */
export function startProgress(
  { status, claim }: Pick<Machine, "status"> & { readonly claim: Pick<Claim, "claimedAt"> | null },
  now: Instant,
  powerOnMs: number | null = null,
): StartProgress | null {
  const at = ["desired", "idle", "starting"].indexOf(status);
  if (claim === null || at === -1) return null;
  const [find, ...others] = startParts;
  const powerOn = { key: "power-on", label: "Turning on a simulator", usualMs: powerOnMs ?? 0 } as const;
  const all = [powerOnMs === null ? find : powerOn, ...others];
  return {
    parts: all.map((part, index) => ({
      ...part,
      state: index < at ? "done" : index === at ? "current" : "ahead",
    })),
    elapsedMs: Math.max(0, now - claim.claimedAt),
    usualMs: all.reduce((sum, { usualMs }) => sum + usualMs, 0),
  };
}
