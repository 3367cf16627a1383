type Reachable = { readonly email: string | null | undefined };

/** An address that opens a mail to the admins about their group; undefined if no one can be written to. */
export function contactAddress(groupName: string, admins: readonly Reachable[]): string | undefined {
  const emails = admins.flatMap(({ email }) => (email == null || email === "" ? [] : [email]));
  if (emails.length === 0) return undefined;
  // `@` may stay unencoded; all other characters with a meaning in an address must be encoded.
  const to = emails.map((email) => encodeURIComponent(email).replace("%40", "@")).join(",");
  return `mailto:${to}?subject=${encodeURIComponent(groupName)}`;
}
