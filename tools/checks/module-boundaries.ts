import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** A source file with its path relative to the checked folder. */
export type Source = { readonly path: string; readonly text: string };

const imported = /(?:from|import\()\s*"(?<target>\.[^"]+)"/g;

function getModule(path: string): string | undefined {
  return /^modules\/(?<name>[^/]+)\//.exec(path)?.groups?.name;
}

/** The imports of a source file, as paths relative to the same folder. */
function getImports({ path, text }: Source): readonly string[] {
  return [...text.matchAll(imported)].map(({ groups }) =>
    normalize(join(dirname(path), groups?.target ?? "")),
  );
}

/** Imports of a module's files other than its public interface, `public.ts`. Only `modules/index.ts` may import each `module.ts`. */
export function bypassesOfPublicInterface(sources: readonly Source[]): readonly string[] {
  return sources.flatMap((source) =>
    getImports(source)
      .filter((target) => {
        const other = getModule(target);
        if (other === undefined || other === getModule(source.path)) return false;
        if (source.path === "modules/index.ts") return target !== `modules/${other}/module.ts`;
        return target !== `modules/${other}/public.ts`;
      })
      .map((target) => `${source.path} imports ${target}: other modules import only its public.ts`),
  );
}

/** A folder that only the named folders may import. */
export type Above = { readonly folder: string; readonly mayBeImportedBy: readonly string[] };

/** Imports of a folder by a lower layer, of values and of types. */
export function upwardImports(
  sources: readonly Source[],
  { folder, mayBeImportedBy }: Above,
): readonly string[] {
  const allowed = [folder, ...mayBeImportedBy];
  return sources.flatMap((source) =>
    allowed.some((each) => source.path.startsWith(each))
      ? []
      : getImports(source)
          .filter((target) => target.startsWith(folder))
          .map((target) => `${source.path} imports ${target}, which stands above it`),
  );
}

/** The modules of an import cycle in their order; undefined if there is none. */
export function importCycle(sources: readonly Source[]): readonly string[] | undefined {
  return cycleBetween(sources, getModule);
}

/** The files of an import cycle of values or types, in their order; undefined if there is none. */
export function fileCycle(sources: readonly Source[]): readonly string[] | undefined {
  return cycleBetween(sources, (path) => path);
}

function cycleBetween(
  sources: readonly Source[],
  getName: (path: string) => string | undefined,
): readonly string[] | undefined {
  const uses = new Map<string, Set<string>>();
  for (const source of sources) {
    const name = getName(source.path);
    if (name === undefined) continue;
    for (const target of getImports(source)) {
      const other = getName(target);
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

/** All sources except tests below a folder of the workspace, with their paths relative to the folder. */
export function readSources(root: string, place: string): readonly Source[] {
  const folder = join(root, place);
  return globSync("**/*.ts", { cwd: folder })
    .filter((path) => !path.endsWith(".test.ts"))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
}
