type Place = { readonly key: string; readonly pathname: string; readonly search: string };

/**
 * Under what it is kept where a page was scrolled to. A page that the browser itself has loaded has no key of its own, and so
 * is kept by its address: whoever comes back from the learning platform begins at the top, not where another page was left.
 */
export function scrollKey({ key, pathname, search }: Place): string {
  return key === "default" ? `${pathname}${search}` : key;
}
