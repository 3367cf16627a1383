import type { Field } from "../fields/field.ts";
import type { KeycloakId } from "../ids.ts";
import type { LocalDate } from "../time.ts";
import { findProcedure } from "./catalogue/lookup.ts";
import type { Catalogue } from "./catalogue/tree.ts";
import { type PlainRecordField, type RecordFields, recordFields } from "./fields/record-fields.ts";
import { defaultParticipants, type LastParticipation, type Me } from "./participants.ts";
import type { Participant, Procedure } from "./record.ts";
import { clearHidden } from "./visible-fields.ts";

/** The fields that a copy keeps as they are. */
type KeptField = {
  [Name in PlainRecordField]: RecordFields[Name] extends { readonly copy: "kept" } ? Name : never;
}[PlainRecordField];

/**
 * Which fields a copy for the next similar case keeps. Kept: place, attending, participants, procedure and technique. Left out:
 * everything about the patient, the course or the follow-up, and every free text.
 */
export const copyRules: Readonly<Record<string, "kept" | "today" | "left out">> = Object.fromEntries(
  Object.entries<Field>(recordFields).map(([name, { copy }]) => [name, copy ?? "left out"]),
);

const keptFields = Object.entries<Field>(recordFields).flatMap(([name, { kind, copy }]) =>
  copy === "kept" && kind !== "own" ? [name] : [],
) as readonly KeptField[];

/** The parts of a record that a copy may keep. */
export type CopySource = {
  readonly groupId: number;
  readonly hospital: string;
  readonly attending: { readonly id: string; readonly firstName: string; readonly lastName: string };
  readonly participants: readonly Participant[];
  readonly procedure: { readonly code: string };
} & { readonly [Name in KeptField]: string | null };

export type CopyContext = {
  readonly me: Me;
  /** The latest role and level, for a person who is not among the record's participants or has none there. */
  readonly last?: LastParticipation;
  readonly today: LocalDate;
  /** The groups in which the person may write. */
  readonly groups: readonly { readonly id: number; readonly memberIds: readonly KeycloakId[] }[];
  readonly catalogue: Catalogue;
};

export type RecordCopy<Source extends CopySource> = {
  readonly dateOfProcedure: LocalDate;
  readonly groupId: number | null;
  /** The hospital; empty if the person may not write in the record's group, because hospitals belong to its customer (7.062). */
  readonly hospital: string;
  readonly attending: CopySource["attending"] | null;
  readonly participants: readonly Participant[];
  /** The procedure; null if the catalogue no longer has it. */
  readonly procedure: Procedure | null;
} & Pick<Source, KeptField>;

/** The beginning of a new record for the next similar case; by `copyRules`. */
export function copyForNextCase<Source extends CopySource>(
  source: Source,
  context: CopyContext,
): RecordCopy<Source> {
  const { me, last, today, groups, catalogue } = context;
  const group = groups.find(({ id }) => id === source.groupId);
  const onlyGroup = groups.length === 1 ? groups[0] : undefined;
  const copied = Object.fromEntries(keptFields.map((name) => [name, source[name]])) as Pick<
    Source,
    KeptField
  >;
  return {
    dateOfProcedure: today,
    groupId: (group ?? onlyGroup)?.id ?? null,
    hospital: group === undefined ? "" : source.hospital,
    attending: group === undefined ? null : source.attending,
    participants:
      group === undefined ? defaultParticipants(me, last) : getPeople(source, context, group.memberIds),
    procedure: findProcedure(catalogue, source.procedure.code) ?? null,
    ...clearHidden(copied),
  };
}

/** The person comes first, as on all their records (7.044). People who have left the group are kept by name only. */
function getPeople(
  { participants }: CopySource,
  { me, last }: CopyContext,
  memberIds: readonly KeycloakId[],
): readonly Participant[] {
  const own = participants.find(({ keycloakId }) => keycloakId === me.keycloakId);
  const others = participants.filter((each) => each !== own);
  const first = defaultParticipants(me, {
    role: own?.role ?? last?.role ?? null,
    level: own?.level ?? last?.level ?? null,
  });
  const isKnown = ({ keycloakId }: Participant) => keycloakId === null || memberIds.includes(keycloakId);
  return [...first, ...others.map((each) => (isKnown(each) ? each : { ...each, keycloakId: null }))];
}
