import { conditionalNames, emptied, isShown, withoutHidden } from "../fields/conditions.ts";
import type { InputOf } from "../fields/field.ts";
import { isFilled } from "../fields/filled-fields.ts";
import {
  type ConditionalField,
  type DecidingRecordField,
  type DoseField,
  type RecordFields,
  recordFields,
} from "./fields/record-fields.ts";

/** The fields that only show when another field has a certain value (7.033-7.041), in the order of the form. */
export const conditionalFields = conditionalNames(recordFields) as readonly ConditionalField[];

/** The fields on which the others depend. An empty text counts as not filled in. */
export type DecidingFields = InputOf<Pick<RecordFields, DecidingRecordField>>;

/** A record, or the content of a form for one. */
export type ConditionalContent = DecidingFields & {
  readonly [Field in ConditionalField]?: string | number | null | undefined;
};

/** The conditional fields that are shown, given the other values. */
export function visibleFields(content: DecidingFields): ReadonlySet<ConditionalField> {
  return new Set(conditionalFields.filter((field) => isShown(recordFields, field, content)));
}

/** Clears every conditional field that is hidden, so that no hidden field keeps a value (X74). */
export function clearHidden<Content extends ConditionalContent>(content: Content): Content {
  return withoutHidden(recordFields, content);
}

/**
 * Changes a modality. Changing one to Fluoroscopy clears the CT doses, and to CT the fluoroscopy doses, even if the other
 * modality still shows these fields (7.036, X74).
 */
export function changeModality<Content extends ConditionalContent>(
  content: Content,
  field: "modalityPrimary" | "modalitySecondary",
  modality: string | null,
): Content {
  const changed = content[field] !== modality;
  const cleared: ConditionalField[] = changed ? [...dosesClearedBy(modality)] : [];
  // The same modality cannot be chosen twice, and the form does not offer it twice.
  const isDuplicate = changed && field === "modalityPrimary" && content.modalitySecondary === modality;
  if (isDuplicate && isFilled(modality)) cleared.push("modalitySecondary");
  return clearHidden({ ...content, [field]: modality, ...emptied(cleared) });
}

/** The doses that are cleared when a modality is changed to this one (7.036). */
export function dosesClearedBy(modality: string | null): readonly DoseField[] {
  if (modality === "Fluoroscopy") return ["doseCtdi", "doseDlp"];
  return modality === "CT" ? ["doseTime", "doseSkin", "doseDap"] : [];
}

/**
 * Changes a field as the form does: a modality clears the doses of the other kind (7.036), and hidden fields are cleared
 * (7.033-7.041). After any sequence of changes no hidden field has a value (X74).
 */
export function changeField<Content extends ConditionalContent, Field extends keyof Content>(
  content: Content,
  field: Field,
  value: Content[Field],
): Content {
  if (field === "modalityPrimary" || field === "modalitySecondary") {
    return changeModality(content, field, (value ?? null) as string | null);
  }
  return clearHidden({ ...content, [field]: value });
}
