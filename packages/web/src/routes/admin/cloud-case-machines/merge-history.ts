type Link = { readonly id: string };

/**
 * The changes that are shown, newest first: the latest ones, which are polled, and those fetched before. When there may be a
 * gap between the two, only the latest are shown.
 */
export function mergeHistory<L extends Link>(latest: readonly L[], before: readonly L[]): readonly L[] {
  const known = new Set(before.map(({ id }) => id));
  const meets = latest.findIndex(({ id }) => known.has(id));
  return meets === -1 ? latest : [...latest.slice(0, meets), ...before];
}
