/** The picture or recording that an address opens; null: none. */
export function readFile(search: URLSearchParams): string | null {
  return search.get("file");
}

/** The search part with another file, and nothing else of it changed. */
export function withFile(search: URLSearchParams, file: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (file === null) next.delete("file");
  else next.set("file", file);
  return next;
}
