/** A file to upload, with its folders on the person's computer: `Scans/2026/`, or none. */
export type PickedFile = { readonly file: File; readonly folder: string };

export type Picked = {
  readonly files: readonly PickedFile[];
  /** Folders that contain no file. */
  readonly emptyFolders: readonly string[];
};

/** The files of a file input, which are single files or a whole folder. */
export function filesOfField(list: Iterable<File>): Picked {
  const files = [...list].map((file) => ({ file, folder: folderAround(file.webkitRelativePath) }));
  return { files, emptyFolders: [] };
}

/** The folder of a file, with `/` at its end; empty if a single file was chosen, or the browser does not support folders. */
function folderAround(path = ""): string {
  const end = path.lastIndexOf("/");
  return end < 0 ? "" : path.slice(0, end + 1);
}

/** The members of the browser's entry that are used. */
export type Entry = Pick<FileSystemEntry, "isFile" | "isDirectory" | "name"> &
  Partial<Pick<FileSystemFileEntry, "file">> &
  Partial<Pick<FileSystemDirectoryEntry, "createReader">>;

/** All dropped files, including the content of folders. Call it during the drop event, because the data is gone afterwards. */
export function filesOfDrop(
  items: Iterable<Pick<DataTransferItem, "kind" | "webkitGetAsEntry" | "getAsFile">>,
): Promise<Picked> {
  const files = [...items].filter(({ kind }) => kind === "file");
  const entries = files.map((item) => ({
    entry: item.webkitGetAsEntry() as Entry | null,
    file: item.getAsFile(),
  }));
  return walk(entries);
}

async function walk(
  items: readonly { readonly entry: Entry | null; readonly file: File | null }[],
): Promise<Picked> {
  const files: PickedFile[] = [];
  const emptyFolders: string[] = [];
  const visit = async (entry: Entry, folder: string): Promise<void> => {
    if (entry.isFile) {
      const file = await getFile(entry);
      if (file !== null) files.push({ file, folder });
      return;
    }
    const inside = `${folder}${entry.name}/`;
    const entries = await getEntries(entry);
    if (entries.length === 0) emptyFolders.push(inside);
    for (const one of entries) await visit(one, inside);
  };
  for (const { entry, file } of items) {
    if (entry !== null) await visit(entry, "");
    else if (file !== null) files.push({ file, folder: "" });
  }
  return { files, emptyFolders };
}

/** The file of an entry; null if it cannot be read, for example because it was just deleted. */
function getFile(entry: Entry): Promise<File | null> {
  return new Promise((resolve) => {
    if (entry.file === undefined) resolve(null);
    else entry.file(resolve, () => resolve(null));
  });
}

/** The entries of a folder. Browsers return them a hundred at a time, and none at the end. */
async function getEntries(entry: Entry): Promise<readonly Entry[]> {
  const reader = entry.createReader?.();
  if (reader === undefined) return [];
  const all: Entry[] = [];
  for (;;) {
    const some = await new Promise<readonly Entry[]>((resolve) => {
      reader.readEntries(resolve, () => resolve([]));
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}
