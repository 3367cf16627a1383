/** Saves a text as a file with a byte order mark, by which spreadsheets recognise UTF-8. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob(["\uFEFF", text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser keeps the content for the running download, so the address can be revoked.
  URL.revokeObjectURL(address);
}
