import type { KeycloakId } from "@cathedra/domain";
import {
  type ClinicalForm,
  clearHidden,
  clinicalFieldNames,
  formatAttendingName,
  levels,
  participantRoles,
} from "@cathedra/domain/logbook";
import * as v from "valibot";
import type { recordFragment_activity$data } from "../../../../__generated__/recordFragment_activity.graphql.ts";
import type { saveRecordMutation } from "../../../../__generated__/saveRecordMutation.graphql.ts";
import { noClinicalData, type RecordForm, recordForm } from "./record-form.ts";

/** A record as it was loaded. */
export type LoadedRecord = Omit<recordFragment_activity$data, " $fragmentType">;
export type SaveVariables = saveRecordMutation["variables"];
type ActivityInput = SaveVariables["activity"];

/** The form of a stored record. */
export function makeForm(record: LoadedRecord): RecordForm {
  return {
    groupId: record.groupId,
    dateOfProcedure: record.dateOfProcedure,
    optionalIdentifier: record.optionalIdentifier ?? "",
    attendingName: formatAttendingName(record.attending),
    attendingId: record.attending.id,
    hospital: record.hospital,
    procedure: { ...record.procedure },
    procedureIndication: record.procedureIndication,
    participants: record.participants.map(({ user, name, role, level }) => ({
      keycloakId: (user?.keycloak_id ?? null) as KeycloakId | null,
      name,
      role: participantRoles.find((known) => known === role) ?? null,
      level: levels.find((known) => known === level) ?? null,
    })),
    ...getClinical(record),
  };
}

/** The clinical fields of a record. Values that only a later version knows are left out, and not shown as other values. */
function getClinical(record: LoadedRecord): ClinicalForm {
  const known = clinicalFieldNames.map((field) => {
    const read = v.safeParse<v.GenericSchema>(recordForm.entries[field], record[field]);
    return [field, read.success ? read.output : noClinicalData[field]];
  });
  return clearHidden({ ...noClinicalData, ...(Object.fromEntries(known) as Partial<ClinicalForm>) });
}

export type SaveFacts = {
  /** The stored record; undefined for a new one. */
  readonly record:
    | {
        readonly id: string;
        readonly createdBy?: { readonly keycloak_id?: string | null | undefined } | null | undefined;
      }
    | undefined;
  /** `modifiedAt` of the version that was loaded: the save is refused if the stored version is another one. */
  readonly version: string | null;
  /** The draft's key: saving twice creates one record only. */
  readonly clientKey: string;
  readonly customerId: number | undefined;
  readonly viewerKeycloakId: string;
  /** The draft that belongs to the save, at its last sent revision. */
  readonly draft?: { readonly id: string; readonly revision: number } | undefined;
  /** Whether the person calls the record complete although it lacks something. */
  readonly isCompleteAsIs?: boolean;
};

/** The variables of `saveActivity` (7.061): texts without surrounding spaces, doses as numbers, modalities by their values. */
export function toSaveVariables(form: RecordForm, facts: SaveFacts): SaveVariables {
  const { record, version, customerId } = facts;
  return {
    activity: {
      ...(record === undefined ? { clientKey: facts.clientKey } : { id: record.id, modifiedAt: version }),
      ...(facts.draft === undefined ? {} : { draft: facts.draft }),
      ...(facts.isCompleteAsIs === true ? { isCompleteAsIs: true } : {}),
      type: "irlog",
      ...(form.groupId === null ? {} : { groupId: form.groupId }),
      dateOfProcedure: form.dateOfProcedure,
      hospital: form.hospital.trim(),
      procedureIndication: form.procedureIndication.trim(),
      procedure: form.procedure,
      participants: form.participants.map(({ keycloakId, name, role, level }) => ({
        user: keycloakId === null ? null : { keycloak_id: keycloakId },
        name,
        role,
        level,
      })),
      ...clinicalInput(form),
      ...(form.attendingId === null ? {} : { attending: { id: form.attendingId } }),
      ...(mayWriteIdentifier(facts) ? { optionalIdentifier: form.optionalIdentifier.trim() || null } : {}),
    },
    ...(customerId === undefined ? {} : { customerId }),
    ...(form.attendingId === null ? { attendingName: form.attendingName.trim() } : {}),
  };
}

/** Whether the identifier is sent. Only the creator sees it (X115), and a person who does not see it must not overwrite it. */
export function mayWriteIdentifier({
  record,
  viewerKeycloakId,
}: Pick<SaveFacts, "record" | "viewerKeycloakId">) {
  return record === undefined || record.createdBy?.keycloak_id === viewerKeycloakId;
}

function clinicalInput(form: RecordForm): Pick<ActivityInput, keyof ClinicalForm> {
  const given = clinicalFieldNames.map((field) => {
    const value = form[field];
    return [field, typeof value === "string" ? value.trim() || null : value];
  });
  return Object.fromEntries(given);
}
