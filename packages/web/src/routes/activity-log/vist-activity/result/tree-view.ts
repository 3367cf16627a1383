/** The part of the metrics that is shown, as stored in the address. */
export type TreeView = { readonly text: string; readonly isNotMetOnly: boolean };

export function readTreeView(search: URLSearchParams): TreeView {
  return { text: (search.get("q") ?? "").slice(0, 100), isNotMetOnly: search.get("only") === "not-met" };
}

/** The search part of the address with another view and otherwise unchanged. */
export function withTreeView(search: URLSearchParams, { text, isNotMetOnly }: TreeView): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete("q");
  next.delete("only");
  if (text !== "") next.set("q", text);
  if (isNotMetOnly) next.set("only", "not-met");
  return next;
}
