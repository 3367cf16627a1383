/**
 * What somebody may be told to look at again: a result of theirs that arrived, long work that they follow, their inbox, of
 * which the id is what became of it: `new` or `changed`.
 */
export const hintKinds = ["result", "operation", "notification"] as const;
export type HintKind = (typeof hintKinds)[number];

/** What a browser hears. Never more than which thing it is: what became of it is asked for, as always. */
export type HeardHint = { readonly kind: HintKind; readonly id: string };

/** Reads what came over a stream; undefined: no hint of a kind that is known here. */
export function readHint(value: unknown): HeardHint | undefined {
  if (typeof value !== "object" || value === null || !("kind" in value) || !("id" in value)) return undefined;
  const { kind: given, id } = value;
  const kind = hintKinds.find((known) => known === given);
  return kind === undefined || typeof id !== "string" ? undefined : { kind, id };
}
