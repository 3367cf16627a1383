import type { RouteObject } from "react-router";

export type FoundPage = {
  readonly page: RouteObject;
  readonly params: Readonly<Record<string, string>>;
};

type Branch = { readonly pages: readonly RouteObject[]; readonly path: readonly string[] };

/**
 * The page of an address and the pages that it is in, as `matchRoutes` of the router finds them, whose code is not there yet when
 * the portal starts.
 */
export function findPages(pages: readonly RouteObject[], pathname: string): readonly FoundPage[] {
  const address = getSegments(pathname);
  const [best] = getBranches(pages)
    .flatMap(({ path, pages }) => {
      const params = match(path, address);
      return params === undefined ? [] : [{ pages, params, rank: getRank(path) }];
    })
    .sort((one, other) => other.rank - one.rank);
  return best === undefined ? [] : best.pages.map((page) => ({ page, params: best.params }));
}

function getBranches(
  pages: readonly RouteObject[],
  parent: Branch = { pages: [], path: [] },
): readonly Branch[] {
  return pages.flatMap((page) => {
    const branch = {
      pages: [...parent.pages, page],
      path: [...parent.path, ...getSegments(page.path ?? "")],
    };
    return [...getBranches(page.children ?? [], branch), branch];
  });
}

function getSegments(path: string): readonly string[] {
  return path.split("/").filter((segment) => segment !== "");
}

/** The path with more fixed segments wins where several match. */
function getRank(path: readonly string[]): number {
  const rank = (segment: string) => (segment === "*" ? -1 : segment.startsWith(":") ? 1 : 2);
  return path.reduce((sum, segment) => sum + rank(segment), 0);
}

function match(path: readonly string[], address: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [at, segment] of path.entries()) {
    const found = address[at];
    if (segment === "*") return { ...params, "*": address.slice(at).map(decodeURIComponent).join("/") };
    if (found === undefined) return segment.endsWith("?") ? params : undefined;
    if (segment.startsWith(":")) params[segment.replaceAll(/^:|\?$/g, "")] = decodeURIComponent(found);
    else if (segment.toLowerCase() !== found.toLowerCase()) return undefined;
  }
  return path.length === address.length ? params : undefined;
}
