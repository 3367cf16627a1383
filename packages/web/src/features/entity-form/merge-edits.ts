import { emailKey } from "@cathedra/domain";
import type { EmailField } from "../email-fields/email-field.ts";

type Edits<Form> = { readonly base: Form; readonly theirs: Form; readonly mine: Form };

/**
 * The present version with the person's changes on top: for a multiple choice and a list of addresses, what they added and
 * removed; for any other field, its value. `together` lists fields of which one has no meaning without the other.
 */
export function mergeEdits<Form extends object>(
  { base, theirs, mine }: Edits<Form>,
  together: readonly (readonly (keyof Form)[])[] = [],
): Form {
  const keys = Object.keys(mine) as (keyof Form)[];
  const isMine = (key: keyof Form) => !Object.is(base[key], mine[key]);
  const merged = keys.map((key) => {
    const group = together.find((fields) => fields.includes(key)) ?? [key];
    if (!group.some(isMine)) return [key, theirs[key]];
    return [key, mergeField({ base: base[key], theirs: theirs[key], mine: mine[key] })];
  });
  return Object.fromEntries(merged) as Form;
}

function mergeField({ base, theirs, mine }: Edits<unknown>): unknown {
  if (mine instanceof Set && base instanceof Set && theirs instanceof Set) {
    const remaining = [...theirs].filter((each) => mine.has(each) || !base.has(each));
    return new Set([...remaining, ...[...mine].filter((each) => !base.has(each))]);
  }
  if (areEmails(mine) && areEmails(base) && areEmails(theirs)) {
    const kept = theirs.filter((each) => has(mine, each) || !has(base, each));
    return [...kept, ...mine.filter((each) => !has(base, each) && !has(kept, each))];
  }
  return mine;
}

function areEmails(value: unknown): value is readonly EmailField[] {
  return Array.isArray(value);
}

function has(fields: readonly EmailField[], { email }: EmailField): boolean {
  return fields.some((each) => emailKey(each.email) === emailKey(email));
}
