import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

/** What documents may mention of a workspace: its packages, each with its scripts; the scripts of the root are below "". */
export type Scripts = ReadonlyMap<string, ReadonlySet<string>>;

/** The commands in a document that do not exist; `home` is the package of the document. */
export function wrongCommands(text: string, scripts: Scripts, home = ""): readonly string[] {
  const wrong: string[] = [];
  for (const [command, name = ""] of text.matchAll(/--filter=([\w@/-]+)/g)) {
    if (!scripts.has(name)) wrong.push(command);
  }
  for (const [command, script = "", workspace] of text.matchAll(/npm run ([\w:-]+)(?: -w ([\w@/-]+))?/g)) {
    const places = workspace === undefined ? ["", home] : [workspace];
    if (!places.some((place) => scripts.get(place)?.has(script))) wrong.push(command);
  }
  return wrong;
}

/** The documents of a checkout by path, and the packages and scripts that they may mention. */
export function readWorkspace(root: string): {
  readonly documents: ReadonlyMap<string, string>;
  readonly scripts: Scripts;
} {
  const files = ["*.md", "deploy/*.md", "docs/**/*.md", "{packages/*,tools}/*.md"].flatMap((each) =>
    globSync(each, { cwd: root }),
  );
  const scripts = ["package.json", ...globSync("{packages/*,tools}/package.json", { cwd: root })].map(
    (file) => {
      const manifest: { name: string; scripts?: object } = JSON.parse(
        readFileSync(resolve(root, file), "utf8"),
      );
      const name = file === "package.json" ? "" : manifest.name;
      return [name, new Set(Object.keys(manifest.scripts ?? {}))] as const;
    },
  );
  return {
    documents: new Map(files.map((file) => [file, readFileSync(resolve(root, file), "utf8")])),
    scripts: new Map(scripts),
  };
}
