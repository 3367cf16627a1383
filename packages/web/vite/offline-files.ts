import type { Manifest } from "vite";

/** The pages that open without a network, and all that they load later. */
const kept = /^src\/routes\/(?:home\/|logbook\/(?!confirmations|records\/confirmations|totals\/group))/;
const isRoute = /^src\/routes\//;
/** The name of a file with the addresses of an area; see `vite.config.ts`. */
const isArea = /^area-(.+)$/;
/** What needs the portal, or is too large for the use that it would have: reports of errors, files for saving, videos. */
const left = /^src\/(?:reports|auth\/station|features\/(?:export|table-page|document-viewer|videos))\//;

/** The files of the build with which the shell, home, the logbook and its form start without a network. */
export function offlineFiles(manifest: Manifest): ReadonlySet<string> {
  const chunks = new Set(["index.html", "src/main.tsx"]);
  // Iterating a Set includes elements that are added during the iteration.
  for (const name of chunks) {
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
    for (const imported of imports) chunks.add(imported);
    for (const imported of dynamicImports) {
      const [, area] = isArea.exec(manifest[imported]?.name ?? "") ?? [];
      const file = area === undefined ? imported : `src/routes/${area}/`;
      if (isRoute.test(file) ? kept.test(file) : !left.test(file)) chunks.add(imported);
    }
  }
  return new Set(
    [...chunks].flatMap((name) => {
      const chunk = manifest[name];
      return chunk === undefined ? [] : [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])];
    }),
  );
}
