/** The longest address that mail servers take. */
export const maxEmailLength = 254;

/** Whether a text is a single e-mail address without a name. */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && /^[^\s@,;<>]+@[^\s@,;<>.]+(?:\.[^\s@,;<>.]+)+$/.test(text);
}

/** An address in the form in which addresses are compared, which ignores case. */
export function emailKey(address: string): string {
  return address.trim().toLowerCase();
}

const address = /[^\s@,;<>"()]+@[^\s@,;<>"()]+/g;

/**
 * The addresses in a text as mail programs and lists write them: `"Raman, Priya" <priya@x.org>; george@x.org`. Names before
 * addresses are removed; anything else stays, so that it can be corrected.
 */
export function addressesIn(text: string): readonly string[] {
  const found: string[] = [];
  let rest: string[] = [];
  for (const part of text.split(/[,;\n\r\t]+/).map((each) => each.trim())) {
    const addresses = (part.match(address) ?? []).map((each) => each.replace(/^mailto:|\.+$/gi, ""));
    if (addresses.length === 0) {
      if (part !== "") rest.push(part);
      continue;
    }
    // A name with a comma, such as `Doe, Jane <jane@example.org>`, was split at it.
    const isName = part.includes("<") && rest.length <= 1;
    found.push(...(isName ? [] : rest), ...addresses);
    rest = [];
  }
  return [...found, ...rest];
}
