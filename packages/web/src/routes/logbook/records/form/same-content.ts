import { isEmptyParticipant } from "@cathedra/domain";
import { clinicalFieldNames, type RecordForm } from "./record-form.ts";

/** Whether two forms say the same, as far as the API keeps it: spaces and the case of the attending do not count. */
export function haveSameContent(one: RecordForm, other: RecordForm): boolean {
  return haveSameAttending(one, other) && JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
}

/** An attending that was chosen stays the same one under a corrected name. */
function haveSameAttending(one: RecordForm, other: RecordForm): boolean {
  if (one.attendingId !== null && other.attendingId !== null) return one.attendingId === other.attendingId;
  return attendingOf(one) === attendingOf(other);
}

function attendingOf({ attendingName }: RecordForm): string {
  return attendingName.split(",").map(oneSpaced).join(",").toLowerCase();
}

function oneSpaced(text: string): string {
  return text.normalize("NFC").trim().replaceAll(/\s+/g, " ");
}

function contentOf(form: RecordForm): readonly unknown[] {
  return [
    form.dateOfProcedure,
    oneSpaced(form.hospital),
    form.procedure?.code,
    oneSpaced(form.procedureIndication),
    oneSpaced(form.optionalIdentifier),
    form.participants
      .filter((row) => !isEmptyParticipant(row))
      .map(({ keycloakId, name, role, level }) => [keycloakId ?? oneSpaced(name), role, level]),
    clinicalFieldNames.map((field) => clinicalValue(form[field])),
  ];
}

/** An empty text and none are the same to the API. */
function clinicalValue(value: string | number | boolean | null): string | number | boolean | null {
  return typeof value === "string" ? oneSpaced(value) || null : value;
}
