import { roughDuration } from "@cathedra/domain";
import { getDisplayGroup, isMachineStatus } from "@cathedra/domain/cloud";
import type { StripLevel, StripStyle } from "@cathedra/ui-kit/TimeStrip";
import { showMoment } from "../../../format/dates.ts";
import { getTone } from "../machine-texts.ts";

/** A status of the machine, from `since` on. */
export type Span = { readonly since: string; readonly status: string };

type Part = { readonly key: string; readonly status: string; readonly from: number; readonly to: number };

export const hourMs = 3_600_000;

/** The statuses of a machine in the last hour: one part for each, oldest first. `spans` are newest first. */
export function getStrip(spans: readonly Span[], now: number): readonly Part[] {
  const begin = now - hourMs;
  const parts: Part[] = [];
  let to = now;
  for (const { since, status } of spans) {
    const from = Math.max(Date.parse(since), begin);
    if (from < to) parts.unshift({ key: since, status, from, to });
    to = Math.min(to, from);
    if (from <= begin) break;
  }
  return parts;
}

/** How the bar shows each status: the busier the status, the taller its part. */
export function getStyle(status: string): StripStyle {
  const levels = { off: 1, idle: 2, void: 3, desired: 3, starting: 4, started: 5 } as const;
  const level: StripLevel = isMachineStatus(status) ? levels[status] : 3;
  return { tone: getTone(status), level };
}

/** A part of the bar as text, with its times. */
export function getHint({ status, from, to }: Part): string {
  return `${getDisplayGroup(status).label}, ${showMoment(from)} – ${showMoment(to)}`;
}

/** Every status of the bar with its total duration, the longest first. */
export function legendOf(parts: readonly Part[]): readonly (StripStyle & { readonly label: string })[] {
  const total = new Map<string, { readonly look: StripStyle; readonly ms: number }>();
  for (const { status, from, to } of parts) {
    const { label } = getDisplayGroup(status);
    const before = total.get(label);
    total.set(label, { look: getStyle(status), ms: (before?.ms ?? 0) + to - from });
  }
  return [...total]
    .toSorted(([, one], [, other]) => other.ms - one.ms)
    .map(([label, { look, ms }]) => ({ ...look, label: `${label} ${roughDuration(ms / 1000)}` }));
}
