/** The fields that only show when another field has a certain value (7.033-7.041). */
export const conditionalFields = [
  "modalitySecondary",
  "doseTime",
  "doseSkin",
  "doseDap",
  "doseCtdi",
  "doseDlp",
  "successComments",
  "complicationsComments",
  "closureDeviceComments",
  "inrReversal",
  "imageFollowupNotes",
  "consultFollowupNotes",
] as const;
export type ConditionalField = (typeof conditionalFields)[number];

type Text = string | null | undefined;
type YesNo = boolean | null | undefined;

/** The fields on which the others depend. An empty text counts as not filled in. */
export type DecidingFields = {
  readonly modalityPrimary?: Text;
  readonly modalitySecondary?: Text;
  readonly success?: YesNo;
  readonly complications?: Text;
  readonly closureDevice?: YesNo;
  readonly inr?: Text;
  readonly imageFollowup?: Text;
  readonly consultFollowup?: Text;
};

/** A record, or a form on the way to one. */
export type ConditionalContent = DecidingFields & {
  readonly [Field in ConditionalField]?: string | number | null | undefined;
};

/** The conditional fields that show. */
export function visibleFields(content: DecidingFields): ReadonlySet<ConditionalField> {
  return new Set(conditionalFields.filter((field) => shows[field](content)));
}

const shows: { readonly [Field in ConditionalField]: (content: DecidingFields) => boolean } = {
  modalitySecondary: showsSecondary,
  doseTime: (content) => uses(content, "Fluoroscopy"),
  doseSkin: (content) => uses(content, "Fluoroscopy"),
  doseDap: (content) => uses(content, "Fluoroscopy"),
  doseCtdi: (content) => uses(content, "CT"),
  doseDlp: (content) => uses(content, "CT"),
  successComments: ({ success }) => success === false,
  complicationsComments: ({ complications }) => isSet(complications) && complications !== "NONE",
  closureDeviceComments: ({ closureDevice }) => closureDevice === true,
  // "Above 1.3" with the buckets `<1.3` and `1.3-1.4` means the second and up (X76).
  inrReversal: ({ inr }) => isSet(inr) && inr !== "<1.3" && inr !== "Unknown",
  imageFollowupNotes: ({ imageFollowup }) => isSet(imageFollowup),
  consultFollowupNotes: ({ consultFollowup }) => isSet(consultFollowup),
};

function showsSecondary({ modalityPrimary }: DecidingFields): boolean {
  return isSet(modalityPrimary) && modalityPrimary !== "NoImaging";
}

/** A secondary modality that does not show does not count. */
function uses(content: DecidingFields, modality: "CT" | "Fluoroscopy"): boolean {
  if (content.modalityPrimary === modality) return true;
  return showsSecondary(content) && content.modalitySecondary === modality;
}

function isSet(text: Text): boolean {
  return text !== undefined && text !== null && text !== "";
}

/** Empties every conditional field that does not show: after any change nothing is kept that nobody sees (X74). */
export function clearHidden<Content extends ConditionalContent>(content: Content): Content {
  const visible = visibleFields(content);
  const hidden = conditionalFields.filter((field) => !visible.has(field) && isFilled(content[field]));
  return hidden.length === 0 ? content : { ...content, ...emptied(hidden) };
}

function isFilled(value: ConditionalContent[ConditionalField]): boolean {
  return value !== undefined && value !== null && value !== "";
}

function emptied(fields: readonly ConditionalField[]): Partial<Record<ConditionalField, null>> {
  return Object.fromEntries(fields.map((field) => [field, null]));
}

/**
 * Changes a modality. Changing one to Fluoroscopy clears the CT doses, to CT the fluoroscopy doses, also where the other
 * modality still is the one whose doses are cleared and its fields stay on the screen (7.036, X74).
 */
export function changeModality<Content extends ConditionalContent>(
  content: Content,
  field: "modalityPrimary" | "modalitySecondary",
  modality: string | null,
): Content {
  const changed = content[field] !== modality;
  const cleared: ConditionalField[] = changed ? [...dosesClearedBy(modality)] : [];
  // A modality beside itself says nothing: the form does not offer it either.
  const isDoubled = changed && field === "modalityPrimary" && content.modalitySecondary === modality;
  if (isDoubled && isSet(modality)) cleared.push("modalitySecondary");
  return clearHidden({ ...content, [field]: modality, ...emptied(cleared) });
}

/** The doses that a modality clears when one is changed to it (7.036). */
export function dosesClearedBy(modality: string | null) {
  if (modality === "Fluoroscopy") return ["doseCtdi", "doseDlp"] as const;
  return modality === "CT" ? (["doseTime", "doseSkin", "doseDap"] as const) : [];
}

/**
 * Changes one field the way the form does: a modality clears the doses of the other kind (7.036), and whatever no longer
 * shows is emptied (7.033-7.041). After any sequence of these nothing is kept that nobody sees (X74).
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
