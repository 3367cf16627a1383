/** The longest address that mail servers take. */
export const longestEmail = 254;

/** Whether a text can be one address that a mail reaches: no list, no name around it. */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>.]+$/.test(text);
}

/** An address as it is compared: capitals make no other person of it. */
export function emailKey(address: string): string {
  return address.trim().toLowerCase();
}
