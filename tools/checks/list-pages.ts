import { basename, dirname } from "node:path";
import type { Source } from "./module-boundaries.ts";

const table = /<(?:DataTable|ListSections|PagedList|Pager|Table)\b/;
const hook = /\b(?:useRefreshOnReturn|usePoll)\(/;

/** Tables of pages whose rows are never refreshed, neither by polling nor when the person returns. */
export function neverReread(web: readonly Source[]): readonly string[] {
  const routes = web.filter(({ path }) => path.startsWith("routes/"));
  const doesPagedList = web.some(({ path, text }) => path.endsWith("/PagedList.tsx") && hook.test(text));
  const rereads = (text: string) => hook.test(text) || (doesPagedList && text.includes("<PagedList"));
  /** Whether a table is refreshed: by a hook in its own file or one that it uses, or by the page around it. */
  const isReread = (source: Source, seen: readonly string[]): boolean => {
    const parts = routes.filter(({ path }) => source.text.includes(`/${basename(path)}"`));
    return (
      rereads(source.text) ||
      parts.some(({ path, text }) => basename(path).startsWith("use-") && rereads(text)) ||
      routes.some(
        (other) =>
          !seen.includes(other.path) &&
          dirname(source.path).startsWith(dirname(other.path)) &&
          other.text.includes(`/${basename(source.path)}"`) &&
          isReread(other, [...seen, source.path]),
      )
    );
  };
  return routes
    .filter((source) => table.test(source.text) && !isReread(source, [source.path]))
    .map(({ path }) => path);
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
