/** Whether the typed text is the name of the thing, ignoring spaces and Unicode normalisation. */
export function isNameTyped(name: string, typed: string): boolean {
  return plain(typed) === plain(name);
}

function plain(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, " ").trim();
}
