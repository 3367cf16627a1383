import { fullName } from "@cathedra/domain";
import { isMachineStatus } from "@cathedra/domain/cloud";
import { machineTexts } from "@cathedra/domain/messages";
import type { Tone } from "@cathedra/ui-kit/Badge";
import { showMoment } from "../../format/dates.ts";

/** The colour tone of a status, which is the same on all pages. */
export function getTone(status: string): Tone {
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

/** The beginning of a session's id, which is enough to recognise it (4.039). */
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

/** The lines of the tooltip of a change: when, why, and, if known, who started which module and case (4.039). */
export function getDetails(change: Change): readonly string[] {
  const { updated_at, started_by: person, module_name, case_name, session_id } = change;
  const what = [module_name, case_name].filter((name) => name != null).join(", ");
  const who = person == null ? "" : getName(person);
  return [
    showMoment(Date.parse(updated_at)),
    getReason(change),
    ...(who === "" && what === "" ? [] : [what === "" ? who : `${who} started ${what}`.trim()]),
    ...(session_id == null ? [] : [`Session ${shortSession(session_id)}`]),
  ];
}

function getName(person: NonNullable<Change["started_by"]>): string {
  return fullName({ firstName: person.first_name ?? "", lastName: person.last_name ?? "" });
}

export type OnMachine = {
  readonly status: string;
  readonly session_id: string | null | undefined;
  readonly module_name: string | null | undefined;
  readonly case_name: string | null | undefined;
  readonly event_name: string | null | undefined;
  readonly started_by: Change["started_by"];
};

/** The reason for a machine's status, with the machine's own message. */
export function getReason({ reason, detail }: Pick<Change, "reason" | "detail">): string {
  return detail == null ? reason : `${reason}: ${detail}`;
}

/** The user of a machine and their case; for a machine that is off, its last user. Null if there is none. */
export function machineUserText({
  status,
  session_id,
  started_by,
  module_name,
  case_name,
  event_name,
}: OnMachine): string | null {
  if (session_id == null) return null;
  const facts = [
    ...(event_name == null ? [] : [machineTexts.event(event_name)]),
    ...(started_by == null ? [] : [getName(started_by)]),
    module_name ?? "",
    case_name ?? "",
    ...(status === "off" ? [`session ${shortSession(session_id)}`] : []),
  ].filter((part) => part !== "");
  if (facts.length === 0) return null;
  return status === "off" ? machineTexts.last(facts.join(" · ")) : facts.join(" · ");
}
