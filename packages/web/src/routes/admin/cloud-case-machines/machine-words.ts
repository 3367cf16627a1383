import { displayGroupOf, fullName, isMachineStatus } from "@cathedra/domain";
import type { Tone } from "@cathedra/ui-kit/Badge";
import { showMoment } from "../../../format/dates.ts";

/** How a status looks, wherever it is shown. */
export function toneOf(status: string): Tone {
  const tones = {
    started: "success",
    starting: "info",
    idle: "accent",
    desired: "warning",
    void: "warning",
    off: "neutral",
  } as const;
  return isMachineStatus(status) ? tones[status] : "danger";
}

/** (4.039) */
export function shortSession(id: string): string {
  return id.length > 15 ? `${id.slice(0, 15)}…` : id;
}

export type Change = {
  readonly id: string;
  readonly updated_at: string;
  readonly new_status: string;
  readonly reason: string;
  readonly detail: string | null | undefined;
  readonly started_by:
    | { readonly first_name: string | null | undefined; readonly last_name: string | null | undefined }
    | null
    | undefined;
  readonly module_name: string | null | undefined;
  readonly case_name: string | null | undefined;
  readonly session_id: string | null | undefined;
};

/** What the tooltip of one change says, line by line: when, why, and when known who started which module and case (4.039). */
export function detailsOf(change: Change): readonly string[] {
  const { updated_at, reason, detail, started_by: person, module_name, case_name, session_id } = change;
  const what = [module_name, case_name].filter((name) => name != null).join(", ");
  const who = person == null ? "" : nameOf(person);
  return [
    showMoment(Date.parse(updated_at)),
    detail == null ? reason : `${reason}: ${detail}`,
    ...(who === "" && what === "" ? [] : [what === "" ? who : `${who} started ${what}`.trim()]),
    ...(session_id == null ? [] : [`Session ${shortSession(session_id)}`]),
  ];
}

export function nameOf(person: NonNullable<Change["started_by"]>): string {
  return fullName({ firstName: person.first_name ?? "", lastName: person.last_name ?? "" });
}

export type StripPart = {
  readonly key: string;
  readonly status: string;
  /** Milliseconds. */
  readonly share: number;
};

/** What a machine did in the time before now: one part a status, oldest first. `changes` are newest first. */
export function stripOf(
  changes: readonly Pick<Change, "id" | "updated_at" | "new_status">[],
  now: number,
  spanMs: number,
): readonly StripPart[] {
  const begin = now - spanMs;
  const parts: StripPart[] = [];
  let end = now;
  for (const { id, updated_at, new_status } of changes) {
    const at = Math.max(Date.parse(updated_at), begin);
    if (at < end) parts.unshift({ key: id, status: new_status, share: end - at });
    end = Math.min(end, at);
    if (at <= begin) break;
  }
  return parts;
}

/** The strip in words: how long it was what, longest first. */
export function stripInWords(parts: readonly StripPart[]): string {
  const total = new Map<string, number>();
  for (const { status, share } of parts) {
    const { label } = displayGroupOf(status);
    total.set(label, (total.get(label) ?? 0) + share);
  }
  return [...total]
    .toSorted(([, one], [, other]) => other - one)
    .map(([label, share]) => `${label} ${minutes(share)}`)
    .join(", ");
}

function minutes(ms: number): string {
  const count = Math.round(ms / 60_000);
  if (count === 0) return "under a minute";
  return count === 1 ? "1 minute" : `${count} minutes`;
}
