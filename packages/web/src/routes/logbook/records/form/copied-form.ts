import type { KeycloakId, LocalDate } from "@cathedra/domain";
import {
  type Catalogue,
  clearHidden,
  copyForNextCase,
  copyRules,
  formatAttendingName,
  type LastParticipation,
  type Me,
} from "@cathedra/domain/logbook";
import { type FormGroup, newRecordForm, type RecordForm } from "./record-form.ts";
import { type LoadedRecord, makeForm } from "./record-mapping.ts";

/** A group with its members, who can be participants of a copy. */
export type CopyGroup = FormGroup & {
  readonly members: readonly { readonly keycloak_id?: string | null | undefined }[];
};

export type CopyFacts = {
  readonly me: Me;
  readonly last?: LastParticipation;
  readonly groups: readonly CopyGroup[];
  readonly today: LocalDate;
  readonly catalogue: Catalogue;
};

/** The form of a new record that begins as a copy of `source`, by the domain's rules. */
export function copiedForm(source: LoadedRecord, facts: CopyFacts): RecordForm {
  const { me, last, groups, today, catalogue } = facts;
  const stored = makeForm(source);
  const { attending, participants, ...copy } = copyForNextCase(
    { ...stored, groupId: source.groupId, attending: source.attending, procedure: source.procedure },
    {
      me,
      ...(last !== undefined && { last }),
      today,
      catalogue,
      groups: groups.map(({ id, members }) => ({
        id,
        memberIds: members.flatMap(({ keycloak_id }) =>
          keycloak_id === null || keycloak_id === undefined ? [] : [keycloak_id as KeycloakId],
        ),
      })),
    },
  );
  return {
    ...newRecordForm(me, groups, last),
    ...copy,
    attendingId: attending?.id ?? null,
    attendingName: attending === null ? "" : formatAttendingName(attending),
    participants: [...participants],
  };
}

/**
 * The form of a new record, filled in with what a copy of `source` would keep. Its day and all that a copy leaves out, such as
 * the indication, stay as they were typed.
 */
export function fillFromRecord(form: RecordForm, source: LoadedRecord, facts: CopyFacts): RecordForm {
  const typed = Object.entries(form).filter(([name]) => (copyRules[name] ?? "kept") !== "kept");
  return clearHidden({ ...copiedForm(source, facts), ...Object.fromEntries(typed) });
}
