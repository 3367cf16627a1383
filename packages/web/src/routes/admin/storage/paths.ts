/** The name of a file or folder, by its path. */
export function nameOf(key: string): string {
  return namesOf(key).at(-1) ?? "";
}

/** The folder that holds it; empty: the root. */
export function folderOf(key: string): string {
  const names = namesOf(key).slice(0, -1);
  return names.length === 0 ? "" : `${names.join("/")}/`;
}

export type Step = { readonly name: string; readonly folder: string };

/** The way from the root to a folder, which is its last step; of the root none. */
export function stepsTo(folder: string): readonly Step[] {
  const names = namesOf(folder);
  return names.map((name, at) => ({ name, folder: `${names.slice(0, at + 1).join("/")}/` }));
}

/** Whether a folder is one of these or inside of one, so that they cannot be moved there. */
export function isWithin(folder: string, keys: readonly string[]): boolean {
  return keys.some((key) => key.endsWith("/") && folder.startsWith(key));
}

function namesOf(key: string): readonly string[] {
  return key.split("/").filter((name) => name !== "");
}
