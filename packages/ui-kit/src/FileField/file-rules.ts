/** `1.4 MB`: decimal units, as file managers show them. */
export function fileSize(bytes: number): string {
  const units = ["bytes", "kB", "MB", "GB"] as const;
  let [size, unit] = [bytes, 0];
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const digits = unit === 0 || size >= 99.5 ? 0 : 1;
  return `${Number(size.toFixed(digits))} ${bytes === 1 ? "byte" : units[unit]}`;
}

type Sort = { readonly name: string; readonly type: string; readonly size: number };
type Limits = { readonly accept?: string | undefined; readonly maxSize?: number | undefined };

/** What is wrong with a chosen file, if anything; a drop is not held by the picker's filter. */
export function fileViolation(file: Sort | null, { accept, maxSize }: Limits): string | undefined {
  if (file === null) return undefined;
  if (accept !== undefined && !isAccepted(file, accept)) return `Choose a file of these kinds: ${accept}`;
  if (maxSize !== undefined && file.size > maxSize) {
    return `Choose a file of at most ${fileSize(maxSize)}; this one has ${fileSize(file.size)}`;
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
