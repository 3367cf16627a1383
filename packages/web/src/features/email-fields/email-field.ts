import { addressesIn } from "@cathedra/domain";

/** A field of the form for one address. Its key stays the same when fields before it are removed. */
export type EmailField = { readonly key: string; readonly email: string };

/** The addresses that are filled in. */
export function getEmails(fields: readonly EmailField[]): readonly string[] {
  return fields.map(({ email }) => email.trim()).filter((email) => email !== "");
}

export function emailField(email = ""): EmailField {
  return { key: crypto.randomUUID(), email };
}

/**
 * Splits text that was typed or pasted into one field: a list of addresses fills this field and further ones after it, up to
 * the maximum; the last one gets the rest. Undefined for a single plain address or none.
 */
export function splitInto(
  fields: readonly EmailField[],
  at: number,
  { text, most }: { readonly text: string; readonly most: number },
): readonly EmailField[] | undefined {
  const addresses = addressesIn(text);
  const [first] = addresses;
  const changed = fields[at];
  if (changed === undefined || first === undefined || (addresses.length === 1 && first === text.trim()))
    return;
  const room = Math.max(1, most - fields.length + 1);
  const single = addresses.slice(0, room - 1);
  const last = addresses.slice(room - 1).join(", ");
  const [own = "", ...others] = last === "" ? single : [...single, last];
  const before = fields.slice(0, at);
  return [
    ...before,
    { ...changed, email: own },
    ...others.map((email) => emailField(email)),
    ...fields.slice(at + 1),
  ];
}
