import { readFileSync } from "node:fs";
import path from "node:path";
import { type EnvironmentModuleNode, normalizePath, type Plugin, parseSync, type Update } from "vite";

// Nearly everything imports the rules and texts of `domain`, so that an edit of them would reload the page and lose an open
// form, dialog or selection. Instead the edited module and its dependents in `domain` are loaded beside the present ones.
// Bindings of ES modules are live: the old module takes over the new one's exports, so that its importers use the new rule at
// the next call. Then the page is rendered again (redraw.ts). Decision 0001.

/**
 * The code of a module with its exports exchangeable. Every instance that was loaded takes part, since parts of the page
 * may hold an older one. An export that is gone, or a code that does not run, is left to Vite.
 */
export function exchangeable(file: string, code: string): string {
  const { program, module } = parseSync(file, code);
  const imported = new Set(
    module.staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
  );
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .map(({ exportName, localName, moduleRequest }) => ({
      name: exportName.name,
      local: moduleRequest === null && localName.name !== null ? localName.name : undefined,
    }));
  const own = exported.flatMap(({ name, local }) =>
    name === null || local === undefined || imported.has(local)
      ? []
      : [`if ("${name}" in next) ${local} = next.${name};`],
  );
  let exchanged = code;
  for (const statement of program.body) {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type !== "VariableDeclaration" || declared.kind !== "const") continue;
    // The replaced code keeps its length, so that the source map stays valid.
    exchanged = `${exchanged.slice(0, declared.start)}let  ${exchanged.slice(declared.start + "const".length)}`;
  }
  return `${exchanged}
if (import.meta.hot) {
  const instances = (import.meta.hot.data.instances ??= []);
  instances.push((next) => { ${own.join(" ")} });
  import.meta.hot.accept((next) => {
    if (next !== undefined) for (const take of instances) take(next);
  });
}
`;
}

function getUpdate({ url }: EnvironmentModuleNode, timestamp: number): Update {
  return { type: "js-update", path: url, acceptedPath: url, timestamp };
}

/** The edited modules, and all of the same folder that are made of them. */
function madeOf(
  edited: readonly EnvironmentModuleNode[],
  isInside: (id: string | null) => boolean,
): ReadonlySet<EnvironmentModuleNode> {
  const found = new Set(edited);
  // Iterating a Set includes elements that are added during the iteration.
  for (const module of found)
    for (const importer of module.importers) if (isInside(importer.id)) found.add(importer);
  return found;
}

/**
 * Modules of components that depend on them: values that such a module computed at its top level are computed again through
 * React Refresh. A module with other exports (a context, a loader) is left out, because others hold these.
 */
function components(modules: ReadonlySet<EnvironmentModuleNode>): ReadonlySet<EnvironmentModuleNode> {
  const importers = [...modules].flatMap((module) => [...module.importers]);
  return new Set(
    importers.filter(
      ({ file, isSelfAccepting }) =>
        file?.endsWith(".tsx") === true && isSelfAccepting && isOfComponents(file),
    ),
  );
}

function isOfComponents(file: string): boolean {
  const { module } = parseSync(file, readFileSync(file, "utf8"));
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .every(({ exportName, isType }) => isType || /^[A-Z](?!.*Context$)/.test(exportName.name ?? "-"));
}

/** Applies an edit below `folder` to the running page without reloading it. Only in watch mode. */
export function hotDomain(folder: string): Plugin {
  const root = `${normalizePath(path.resolve(folder))}/`;
  const isInside = (id: string | null) => id?.startsWith(root) === true && /\.ts(?:\?|$)/.test(id);
  return {
    name: "cathedra:hot-domain",
    apply: "serve",
    transform(code, id) {
      if (!isInside(id) || this.environment.name !== "client") return undefined;
      return { code: exchangeable(id, code), map: null };
    },
    async hotUpdate({ file, modules, timestamp, type, read }) {
      if (!isInside(file) || type !== "update" || this.environment.name !== "client") return undefined;
      // Waits where the file was seen empty, in the middle of being written.
      await read();
      const updates: Update[] = [];
      const made = madeOf(modules, isInside);
      for (const module of made) {
        // Updates only this module: Vite's default would reload all importers up to the start, and the next edit of a page
        // would create a second session and a second store.
        module.lastHMRTimestamp = timestamp;
        updates.push(getUpdate(module, timestamp));
      }
      for (const module of components(made)) updates.push(getUpdate(module, timestamp));
      if (updates.length > 0) this.environment.hot.send({ type: "update", updates });
      return [];
    },
    transformIndexHtml: {
      // Inserted before everything else, because the preparation of React's plugin has to run first.
      order: "pre",
      handler: () => [
        { tag: "script", attrs: { type: "module", src: "/vite/redraw.ts" }, injectTo: "head-prepend" },
      ],
    },
  };
}
