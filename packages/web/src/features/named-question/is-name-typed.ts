/** Whether somebody typed the name of what they are about to act on: spaces and the form of its characters aside. */
export function isNameTyped(name: string, typed: string): boolean {
  return plain(typed) === plain(name);
}

function plain(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, " ").trim();
}
