/** The key stays with the field, whatever goes before it. */
export type EmailField = { readonly key: string; readonly email: string };

export function emailField(email = ""): EmailField {
  return { key: crypto.randomUUID(), email };
}
