import { type ConfirmedContent, clinicalFieldNames } from "@cathedra/domain/logbook";
import type { LoadedRecord } from "../form/record-mapping.ts";
import { type Fact, getName, partsOfRecord, writtenBy } from "../form/record-view.ts";

/** A value as it was confirmed; `now` is how the record shows it today, if that differs. */
export type ConfirmedFact = Fact & { readonly now: string | null };

/** The values of a confirmed content, in the order of the form, compared with the record as it is now. */
export function confirmedFacts(content: ConfirmedContent, record: LoadedRecord): readonly ConfirmedFact[] {
  const today = new Map(getFacts(record).map(({ label, text }) => [label, text]));
  return getFacts(toRecord(content, record)).map((fact) => {
    const now = today.get(fact.label) ?? fact.text;
    if (now === fact.text) return { ...fact, now: null };
    // The present name of the writer is shown without the time of the last change, which the confirmed value has already.
    return {
      ...fact,
      now: fact.label === writtenBy && record.createdBy != null ? getName(record.createdBy) : now,
    };
  });
}

function getFacts(record: LoadedRecord): readonly Fact[] {
  return partsOfRecord(record).flatMap(({ facts }) => facts);
}

/** The record with the confirmed values in place of the present ones. A confirmation does not contain the optional identifier. */
function toRecord({ fields, ...content }: ConfirmedContent, record: LoadedRecord): LoadedRecord {
  const empty = Object.fromEntries(clinicalFieldNames.map((name) => [name, null]));
  return {
    ...record,
    ...(empty as Partial<LoadedRecord>),
    ...(fields as Partial<LoadedRecord>),
    optionalIdentifier: null,
    groupName: content.group,
    modifiedAt: content.modifiedAt,
    hospital: content.hospital,
    attending: { ...record.attending, ...content.attending },
    procedure: content.procedure,
    participants: content.participants.map((participant) => ({ ...participant, user: null })),
    createdBy: { keycloak_id: "", first_name: content.writer, last_name: "" },
  };
}
