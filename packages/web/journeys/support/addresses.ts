import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { matchPath } from "react-router";

const routes = resolve(import.meta.dirname, "../../src/routes");

/**
 * The path of every page in the route tables, for example `/admin/groups/:id/courses`. A path that is indented more than the
 * one before it, and does not begin with the area's name, belongs to a page within a page. A last part that may be absent makes two pages.
 */
export function pathsOfPages(): readonly string[] {
  const paths = globSync("*/pages.ts", { cwd: routes }).flatMap((file) => {
    const text = readFileSync(join(routes, file), "utf8");
    let outer = "";
    return [...text.matchAll(/^( +|export .*\[)\{?[^\n"`]*\bpath: ["`]([^"`]+)["`]/gmu)].map(
      ([, indent = "", path = ""]) => {
        if (indent.length > 6 && !indent.startsWith("export")) return `/${outer}/${path}`;
        outer = path;
        return `/${path}`;
      },
    );
  });
  const both = paths.flatMap((path) =>
    path.endsWith("?") ? [path.replace(/\/[^/]*$/u, ""), path.slice(0, -1)] : path,
  );
  return ["/", ...new Set(both)].filter((path) => !path.includes("$")).toSorted();
}

/**
 * The paths without parameters, and for every other path the first of the addresses that matches it and nothing narrower. An
 * address that opens the details of a row is a page of its own, for example `/admin/events?open`.
 */
export function getAddresses(paths: readonly string[], found: Iterable<string>): ReadonlyMap<string, string> {
  const hasParameter = (path: string) => /[:*]/u.test(path);
  const addresses = new Map(paths.filter((path) => !hasParameter(path)).map((path) => [path, path]));
  for (const address of found) {
    const { pathname, searchParams } = new URL(address, "http://portal.example");
    // The longest matching path is the most specific one.
    const matching = paths
      .filter((path) => matchPath(path, pathname) !== null)
      .toSorted((one, other) => other.length - one.length);
    const path = matching.find((each) => !hasParameter(each)) ?? matching.find((each) => !each.endsWith("*"));
    const page = path ?? matching[0];
    if (page === undefined) continue;
    const key = searchParams.has("open") ? `${page}?open` : page;
    if (!addresses.has(key)) addresses.set(key, address);
  }
  return addresses;
}
