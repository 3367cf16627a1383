type Link = { readonly id: string };

/**
 * The changes that are shown, newest first: the latest as they are read again and again, and those that were read before.
 * Where changes between the two are not known, because nobody looked for long, only the latest are.
 */
export function mergeHistory<L extends Link>(latest: readonly L[], before: readonly L[]): readonly L[] {
  const known = new Set(before.map(({ id }) => id));
  const meets = latest.findIndex(({ id }) => known.has(id));
  return meets === -1 ? latest : [...latest.slice(0, meets), ...before];
}
