import * as v from "valibot";
import { canonicalJson, type Json } from "../../canonical-json.ts";
import type { Field } from "../../fields/field.ts";
import { namesOfPlain } from "../../fields/filled-fields.ts";
import type { PlainRecordField } from "../fields/record-fields.ts";
import { recordFields } from "../fields/record-fields.ts";

/**
 * The fields of a confirmed content that need nothing but their description. What only the record's creator may read is not among
 * them: the attending has not seen it, and a short identifier could be guessed from the fingerprint.
 */
export const confirmedFieldNames: readonly PlainRecordField[] = namesOfPlain(recordFields).filter(
  (name) => (recordFields[name] as Field).readers === undefined,
);

const text = v.string();
const optionalText = v.nullable(text);
const named = v.object({
  /** The name of the record's writer. */
  writer: text,
  group: text,
  modifiedAt: text,
  hospital: text,
  attending: v.object({ firstName: text, lastName: text }),
  procedure: v.object({
    name: text,
    interventionType: text,
    organSystem: text,
    category: text,
    subCategory: text,
    code: text,
  }),
  participants: v.array(v.object({ name: text, role: optionalText, level: optionalText })),
});
/** `format` is the version of this description. */
const contentSchema = v.looseObject({ format: v.literal(1), ...named.entries });

/**
 * What a record showed to its readers when it was confirmed, with the names of that time; `fields` has those that were filled in.
 */
export type ConfirmedContent = v.InferOutput<typeof named> & {
  readonly fields: Readonly<Partial<Record<PlainRecordField, string | number | boolean>>>;
};

/** The content as one text, over which its fingerprint is computed: the same content always has the same text. */
export function formatConfirmedContent({ fields, ...rest }: ConfirmedContent): string {
  const filled = confirmedFieldNames.flatMap((name) => {
    const value = fields[name] ?? null;
    return value === null ? [] : [[name, value] as const];
  });
  return canonicalJson({
    ...(rest as { readonly [key: string]: Json }),
    ...Object.fromEntries(filled),
    format: 1,
  });
}

/** The content of a stored text; undefined if a later version of the portal wrote it in another form. */
export function parseConfirmedContent(stored: string): ConfirmedContent | undefined {
  const read = v.safeParse(contentSchema, parseJson(stored));
  if (!read.success) return undefined;
  const { writer, group, modifiedAt, hospital, attending, procedure, participants, ...others } = read.output;
  const fields = Object.fromEntries(
    confirmedFieldNames.flatMap((name) => (name in others ? [[name, others[name]]] : [])),
  ) as ConfirmedContent["fields"];
  return { writer, group, modifiedAt, hospital, attending, procedure, participants, fields };
}

/** The first digits of a fingerprint, in groups, short enough to be compared by eye. */
export function shortFingerprint(fingerprint: string): string {
  return (fingerprint.slice(0, 16).match(/.{1,4}/g) ?? []).join(" ");
}

function parseJson(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}
