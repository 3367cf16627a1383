/** The name of a file or folder, by its path. */
export function getName(key: string): string {
  return getNames(key).at(-1) ?? "";
}

/** The path of the folder that contains an item; empty for the root. */
export function getFolder(key: string): string {
  const names = getNames(key).slice(0, -1);
  return names.length === 0 ? "" : `${names.join("/")}/`;
}

export type Step = { readonly name: string; readonly folder: string };

/** The steps from the root to a folder, of which the last one is the folder itself; empty for the root. */
export function stepsTo(folder: string): readonly Step[] {
  const names = getNames(folder);
  return names.map((name, at) => ({ name, folder: `${names.slice(0, at + 1).join("/")}/` }));
}

/** Whether a folder is one of these items or inside of one, so that the items cannot be moved there. */
export function isWithin(folder: string, keys: readonly string[]): boolean {
  return keys.some((key) => key.endsWith("/") && folder.startsWith(key));
}

function getNames(key: string): readonly string[] {
  return key.split("/").filter((name) => name !== "");
}
