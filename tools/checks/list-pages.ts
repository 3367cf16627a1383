import { basename, dirname } from "node:path";
import type { Source } from "./module-boundaries.ts";

const table = /<(?:DataTable|ListSections|PagedList|Pager|Table)\b/;
const reread = /\b(?:useRefreshOnReturn|usePoll)\(|<PagedList\b/;

/** Tables of pages whose rows are never refreshed, neither by polling nor when the person returns. */
export function neverReread(web: readonly Source[]): readonly string[] {
  const routes = web.filter(({ path }) => path.startsWith("routes/"));
  return routes
    .filter((source) => table.test(source.text) && !isReread(routes, source, new Set()))
    .map(({ path }) => path);
}

/** Whether a table is refreshed: by a hook in its own file or one that it uses, or by the page around it. */
function isReread(routes: readonly Source[], source: Source, seen: Set<string>): boolean {
  if (reread.test(source.text)) return true;
  seen.add(source.path);
  const hooks = routes.filter(
    ({ path }) => basename(path).startsWith("use-") && source.text.includes(`/${basename(path)}"`),
  );
  if (hooks.some(({ text }) => reread.test(text))) return true;
  return routes.some(
    (other) =>
      !seen.has(other.path) &&
      dirname(source.path).startsWith(dirname(other.path)) &&
      other.text.includes(`/${basename(source.path)}"`) &&
      isReread(routes, other, seen),
  );
}

/** Pages of the administration, by the first segment of their address, to which no section leads. */
export function withoutSection(
  pages: string,
  sections: readonly { readonly path: string }[],
): readonly string[] {
  const own = [...pages.matchAll(/path: "(?<path>admin\/[\w-]+)"/g)].map(
    ({ groups }) => `/${groups?.["path"]}`,
  );
  return own.filter((path) => sections.every((section) => section.path !== path));
}
