import * as v from "valibot";
import type { Upload } from "./queue.ts";

const key = "cathedra.storage-uploads";

const kept = v.array(
  v.object({
    begun: v.string(),
    key: v.string(),
    size: v.number(),
    modifiedAt: v.number(),
    sent: v.number(),
  }),
);

/** Keeps in the browser what is needed to go on with uploads in parts after the page was loaded anew. */
export function keepUploads(uploads: readonly Upload[]): void {
  const rows = uploads.flatMap(({ begun, key: path, size, modifiedAt, sent }) =>
    begun === null ? [] : [{ begun, key: path, size, modifiedAt, sent }],
  );
  try {
    if (rows.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(rows));
  } catch {
    // Then it begins anew.
  }
}

/** Those of before the page was loaded: their files have to be chosen again. */
export function keptUploads(): readonly Upload[] {
  let text: string | null = null;
  try {
    text = sessionStorage.getItem(key);
  } catch {
    return [];
  }
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), kept), text);
  if (!read.success) return [];
  return read.output.map((row, at) => ({
    ...row,
    id: at + 1,
    file: null,
    way: "refuse",
    state: { is: "lost" },
  }));
}
