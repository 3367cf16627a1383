import type { SearchListItem } from "@cathedra/ui-kit/SearchList";
import * as v from "valibot";

const maxRecent = 6;

const schema = v.array(
  v.object({ id: v.string(), href: v.string(), label: v.string(), detail: v.optional(v.string()) }),
);

export type RecentResult = v.InferOutput<typeof schema>[number];

/** The key of the tab's own storage, which is used because others may use the computer next. */
const makeKey = (userId: string) => `cathedra.search.${userId}`;

/** The person's latest choices in the search, the latest first. */
export function recentResults(
  userId: string,
  storage: () => Storage = () => sessionStorage,
): readonly RecentResult[] {
  try {
    const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), storage().getItem(makeKey(userId)));
    return kept.success ? kept.output : [];
  } catch {
    return [];
  }
}

/** Remembers a choice. If the browser stores nothing, only the list of recent choices is lost. */
export function rememberResult(
  userId: string,
  { id, href, label, detail }: SearchListItem & { readonly href: string },
  storage: () => Storage = () => sessionStorage,
): void {
  const others = recentResults(userId, storage).filter((recent) => recent.id !== id);
  const all = [{ id, href, label, ...(detail === undefined ? {} : { detail }) }, ...others].slice(
    0,
    maxRecent,
  );
  try {
    storage().setItem(makeKey(userId), JSON.stringify(all));
  } catch {
    // The browser's storage is full or forbidden.
  }
}
