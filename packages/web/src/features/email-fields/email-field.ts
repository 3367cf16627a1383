/** The key stays with the field, whatever goes before it. */
export type EmailField = { readonly key: string; readonly email: string };

/** The addresses that are filled in. */
export function emailsOf(fields: readonly EmailField[]): readonly string[] {
  return fields.map(({ email }) => email.trim()).filter((email) => email !== "");
}

export function emailField(email = ""): EmailField {
  return { key: crypto.randomUUID(), email };
}
