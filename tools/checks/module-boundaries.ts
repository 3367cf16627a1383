import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** A source of the API, by its path from `packages/api/src`. */
export type Source = { readonly path: string; readonly text: string };

const imported = /(?:from|import\()\s*"(?<target>\.[^"]+)"/g;

function moduleOf(path: string): string | undefined {
  return /^modules\/(?<name>[^/]+)\//.exec(path)?.groups?.name;
}

/** What a source imports, by the paths from `packages/api/src`. */
function importsOf({ path, text }: Source): readonly string[] {
  return [...text.matchAll(imported)].map(({ groups }) =>
    normalize(join(dirname(path), groups?.target ?? "")),
  );
}

/** Imports of a module's files other than its public interface, `public.ts`. Only `modules/index.ts` may import each `module.ts`. */
export function bypassesOfPublicInterface(sources: readonly Source[]): readonly string[] {
  return sources.flatMap((source) =>
    importsOf(source)
      .filter((target) => {
        const other = moduleOf(target);
        if (other === undefined || other === moduleOf(source.path)) return false;
        if (source.path === "modules/index.ts") return target !== `modules/${other}/module.ts`;
        return target !== `modules/${other}/public.ts`;
      })
      .map((target) => `${source.path} imports ${target}: other modules import only its public.ts`),
  );
}

/** The modules of an import cycle in their order; undefined where there is no cycle. */
export function importCycle(sources: readonly Source[]): readonly string[] | undefined {
  const uses = new Map<string, Set<string>>();
  for (const source of sources) {
    const name = moduleOf(source.path);
    if (name === undefined) continue;
    for (const target of importsOf(source)) {
      const other = moduleOf(target);
      if (other !== undefined && other !== name) uses.set(name, (uses.get(name) ?? new Set()).add(other));
    }
  }
  const done = new Set<string>();
  const walk = (name: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const other of uses.get(name) ?? []) {
      const circle = walk(other, [...way, name]);
      if (circle !== undefined) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of uses.keys()) {
    const circle = walk(name, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}

/** All sources of the API but its tests. */
export function readApi(root: string): readonly Source[] {
  const folder = join(root, "packages/api/src");
  return globSync("**/*.ts", { cwd: folder })
    .filter((path) => !path.endsWith(".test.ts"))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
}
