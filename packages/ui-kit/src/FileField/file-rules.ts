type Sort = { readonly name: string; readonly type: string; readonly size: number };
type Limits = {
  readonly accept?: string | undefined;
  readonly maxSize?: number | undefined;
  readonly formatSize: (bytes: number) => string;
};

/**
 * The error of a chosen file; undefined if it is valid. The type is checked too, because dropped files bypass the filter of the
 * file dialog.
 */
export function fileViolation(
  file: Sort | null,
  { accept, maxSize, formatSize }: Limits,
): string | undefined {
  if (file === null) return undefined;
  if (accept !== undefined && !isAccepted(file, accept)) return `Choose a file of these kinds: ${accept}`;
  if (maxSize !== undefined && file.size > maxSize) {
    return `Choose a file of at most ${formatSize(maxSize)}; this one has ${formatSize(file.size)}`;
  }
  return undefined;
}

function isAccepted(file: Sort, accept: string): boolean {
  const kinds = accept.split(",").map((kind) => kind.trim().toLowerCase());
  return kinds.some((kind) => {
    if (kind.startsWith(".")) return file.name.toLowerCase().endsWith(kind);
    if (kind.endsWith("/*")) return file.type.toLowerCase().startsWith(kind.slice(0, -1));
    return file.type.toLowerCase() === kind;
  });
}
