type Place = { readonly key: string; readonly pathname: string; readonly search: string };

/**
 * The key under which a page's scroll position is kept. A page loaded by the browser itself has no key, so its address is used:
 * after returning from the learning platform it begins at the top, and not at another page's position.
 */
export function scrollKey({ key, pathname, search }: Place): string {
  return key === "default" ? `${pathname}${search}` : key;
}
