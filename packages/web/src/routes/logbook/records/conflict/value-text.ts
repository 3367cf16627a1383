import {
  type EditedField,
  notFilledIn,
  recordFieldLabels,
  recordFields,
  recordValueLabel,
} from "@cathedra/domain/logbook";
import { showDay } from "../../../../format/dates.ts";
import type { EditedForm } from "./edited-form.ts";

/** The value of a field as the form shows it. */
export function valueText(field: EditedField, form: EditedForm): string {
  if (field === "attending") return form.attending.name || notFilledIn;
  if (field === "procedure") return form.procedure?.name ?? notFilledIn;
  if (field === "participants")
    return form.participants.map(personText).filter(Boolean).join("; ") || notFilledIn;
  const value = form[field];
  if (value === null || value === "") return notFilledIn;
  return recordFields[field].kind === "day" ? showDay(String(value)) : recordValueLabel(field, value);
}

/** The values of several fields that are decided together, each below the field's name. */
export function valuesText(fields: readonly EditedField[], form: EditedForm): string {
  const [only] = fields;
  if (fields.length === 1 && only !== undefined) return valueText(only, form);
  return fields.map((field) => `${recordFieldLabels[field]}: ${valueText(field, form)}`).join(" · ");
}

/** A participant as text, such as "Maya Lindqvist (Operator, R3)". */
function personText({ name, role, level }: EditedForm["participants"][number]): string {
  const part = [role, level && recordValueLabel("participants", level)].filter(Boolean).join(", ");
  return part === "" ? name : `${name} (${part})`;
}
