import { isShown } from "../fields/conditions.ts";
import type { Field } from "../fields/field.ts";
import { contentAt, getNames, isFilled } from "../fields/filled-fields.ts";
import type { LocalDate } from "../time.ts";
import { type RecordFieldName, recordFields } from "./fields/record-fields.ts";
import { addMonths } from "./totals/period.ts";
import type { InterventionType } from "./values.ts";
import type { DecidingFields } from "./visible-fields.ts";

/** Consultations and visits: they have no imaging and no outcome of their own. */
const visits: InterventionType = "Evaluation and Management (E/M)";

/** How long a record is asked to be completed, in months: no one remembers an outcome for longer. */
const monthsToComplete = 12;

export type CompletableContent = DecidingFields & {
  readonly procedure: { readonly interventionType: string } | null;
};

/** The writer's own row of the participants, as far as it matters here. */
export type OwnParticipation = { readonly role: string | null; readonly level: string | null };

const wantedFields = getNames(recordFields).filter((name) => (recordFields[name] as Field).wanted === true);

/**
 * The fields that a full record has and this one lacks, in the order of the form. Required fields are not among them: without
 * these nothing is saved. Registries and boards (SIR, CIRSE, ACGME) ask for the trainee's role and level, the imaging, the
 * outcome and the adverse event, and what their answers then call for. `own` is the row of the record's writer, undefined if
 * the writer did not take part.
 */
export function missingFields(
  content: CompletableContent,
  own: OwnParticipation | undefined,
): readonly RecordFieldName[] {
  return wantedFields.filter((name) => {
    if (name === "participants") return own !== undefined && (own.role === null || own.level === null);
    if (content.procedure?.interventionType === visits) return false;
    return isShown(recordFields, name, content) && !isFilled(contentAt(content, name));
  });
}

/** The first day of procedure whose records are still asked to be completed. */
export function toCompleteSince(today: LocalDate): LocalDate {
  return addMonths(today, -monthsToComplete);
}
