import { type StorageSort, storageSorts } from "@cathedra/domain/storage";
import { onePart, type Part, searchPart, tableView } from "../../../features/table-page/table-view.ts";

/** The maximum length of a path in the address, in characters; longer than any valid path. */
const maxPathLength = 2000;

/** A path from the root: a folder's path ends with `/`, and the root's is empty. */
const pathPart: Part<string> = {
  role: "filter",
  read: (text) => (text ?? "").slice(0, maxPathLength),
  write: (path) => path || null,
};

export type StorageView = {
  /** The path of the folder that is shown. */
  readonly folder: string;
  readonly search: string;
  readonly sort: StorageSort;
  /** The path of the opened file; empty if none is open. */
  readonly open: string;
};

/** The state of the storage browser that is in its address: a link, a reload and going back show the same (8.005, 8.015). */
export const storageView = tableView<StorageView>({
  folder: { ...pathPart, read: (text) => asFolder(pathPart.read(text)) },
  search: searchPart,
  sort: onePart<StorageSort>(storageSorts),
  open: pathPart,
});

function asFolder(path: string): string {
  const plain = path.replace(/^\/+/, "");
  return plain === "" || plain.endsWith("/") ? plain : `${plain}/`;
}

/** The address of the storage browser (8.001, X04). */
export const storageAddress = "/admin/s3";

/** The address of a folder, or of a file in it. */
export function storageHref(view: Partial<StorageView>): string {
  const query = storageView.write({ folder: "", search: "", sort: storageSorts[0], open: "", ...view });
  const text = query.toString();
  return text === "" ? storageAddress : `${storageAddress}?${text}`;
}
