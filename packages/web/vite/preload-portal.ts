import type { Plugin } from "vite";

/** Files of the build by their names. */
type Bundle = Readonly<Record<string, BuiltFile>>;
type BuiltFile = {
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

const place = '<template id="portal">';

/**
 * Names the files of the module `entry`, a path from the root, in a template of the page. The page's first script puts it into
 * the head for people who are signed in, so that these files are requested a round trip before the page's own code asks for them.
 */
export function preloadPortal(entry: string): Plugin {
  return {
    name: "cathedra:preload-portal",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {}, chunk }) => {
        if (!html.includes(place)) throw new Error(`the page has no ${place}`);
        return html.replace(place, place + preloadLinks(bundle, entry, chunk?.fileName).join(""));
      },
    },
  };
}

/** The links to what `entry` needs and the file `loaded` does not. */
export function preloadLinks(bundle: Bundle, entry: string, loaded?: string): string[] {
  const first = Object.keys(bundle).find((file) => bundle[file]?.facadeModuleId?.endsWith(`/${entry}`));
  if (first === undefined) throw new Error(`no file of the build is ${entry}`);
  const present = loaded === undefined ? new Set() : withImports(bundle, loaded);
  const files = [...withImports(bundle, first)].filter((file) => !present.has(file));
  const styles = new Set(files.flatMap((file) => [...(bundle[file]?.viteMetadata?.importedCss ?? [])]));
  return [
    ...[...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
    ...files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
}

function withImports(bundle: Bundle, file: string): Set<string> {
  const found = new Set([file]);
  // Iterating a Set includes elements that are added during the iteration.
  for (const each of found) for (const imported of bundle[each]?.imports ?? []) found.add(imported);
  return found;
}
