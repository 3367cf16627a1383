import type { Instant } from "../../time.ts";
import type { Claim, Machine } from "./machine.ts";

/** What a start goes through before people can come in, with how long each part usually takes. */
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
  /** Since the start was asked for. */
  readonly elapsedMs: number;
  /** Of the whole start, about three minutes (4.029), and what it takes to turn the simulator on. */
  readonly usualMs: number;
};

/**
 * How far a start has come; null where none goes on. `powerOnMs`: how long it usually takes to turn the simulator on, where it
 * was off (0062).
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
