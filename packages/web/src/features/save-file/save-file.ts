/** How long a browser may take to begin reading a file that it was given, in milliseconds. */
const readMs = 60_000;

/** Gives the file to the browser to be saved. */
export function saveFile(content: ArrayBuffer, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readMs);
}
