import { getNames } from "../fields/filled-fields.ts";
import { type RecordFieldName, recordFields } from "./fields/record-fields.ts";
import type { ConditionalContent } from "./visible-fields.ts";

export type EditedField = RecordFieldName;

/** The fields of a stored record that people can change, in the order of the form; the participants are one field (7.045). */
export const editedFields: readonly EditedField[] = getNames(recordFields);

type Row = {
  readonly keycloakId: string | null;
  readonly name: string;
  readonly role: string | null;
  readonly level: string | null;
};

/** A record on the way through a form. What is absent, null or an empty text is not filled in. */
export type EditedRecord = ConditionalContent & {
  readonly [Field in Exclude<EditedField, "attending" | "procedure" | "participants">]?:
    | string
    | number
    | boolean
    | null
    | undefined;
} & {
  /** The attending: chosen by id, or typed as "Last, First" (7.061). */
  readonly attending: { readonly id: string | null; readonly name: string };
  readonly procedure: { readonly code: string } | null;
  readonly participants: readonly Row[];
};

/** Whether a field has the same value in both versions as a save would store it: spaces and line ends do not count. */
export function isSameValue(field: EditedField, one: EditedRecord, other: EditedRecord): boolean {
  if (field === "attending") return isSameAttending(one.attending, other.attending);
  return JSON.stringify(getMeaning(field, one)) === JSON.stringify(getMeaning(field, other));
}

function getMeaning(field: Exclude<EditedField, "attending">, record: EditedRecord): unknown {
  if (field === "procedure") return record.procedure?.code ?? null;
  if (field === "participants") return record.participants.map(toRow).filter((row) => row.some(Boolean));
  const value = record[field];
  return typeof value === "string" ? oneSpaced(value) || null : (value ?? null);
}

/** A person with an account is that person, whatever name was sent along. */
function toRow({ keycloakId, name, role, level }: Row): readonly (string | null)[] {
  return [keycloakId ?? oneSpaced(name), role, level];
}

/** A chosen attending is identified by id, whatever the spelling of the name; a typed one by the name without case (X83). */
function isSameAttending(one: EditedRecord["attending"], other: EditedRecord["attending"]): boolean {
  if (one.id !== null && other.id !== null) return one.id === other.id;
  const typed = ({ name }: EditedRecord["attending"]) =>
    name.split(",").map(oneSpaced).join(",").toLowerCase();
  return typed(one) === typed(other);
}

function oneSpaced(text: string): string {
  return text.normalize("NFC").trim().replaceAll(/\s+/g, " ");
}
