/** Gives the person a file; with a byte order mark, by which spreadsheets know UTF-8. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob(["\uFEFF", text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the content.
  URL.revokeObjectURL(address);
}
