import { storageTexts as texts } from "@cathedra/domain/messages";
import { getPreview, type StorageItem } from "@cathedra/domain/storage";
import {
  Download,
  Eye,
  Folder,
  FolderInput,
  type IconGlyph,
  Link2,
  Pencil,
  Trash2,
} from "@cathedra/ui-kit/Icon";

/** The actions on files and folders. */
export type StorageAct = "open" | "view" | "download" | "copyLink" | "rename" | "move" | "remove";

export type OfferedAct = {
  readonly id: StorageAct;
  readonly label: string;
  readonly icon: IconGlyph;
  readonly isDanger?: boolean;
};

const offered: Readonly<Record<StorageAct, OfferedAct>> = {
  open: { id: "open", label: texts.open, icon: Folder },
  view: { id: "view", label: texts.view, icon: Eye },
  download: { id: "download", label: texts.download, icon: Download },
  copyLink: { id: "copyLink", label: texts.copyLink, icon: Link2 },
  rename: { id: "rename", label: texts.rename, icon: Pencil },
  move: { id: "move", label: texts.move, icon: FolderInput },
  remove: { id: "remove", label: texts.remove, icon: Trash2, isDanger: true },
};

/** The actions that are allowed on these items (8.002, 8.003): those that would be refused are not offered. */
export function actsFor(items: readonly StorageItem[], canKeep: boolean): readonly OfferedAct[] {
  const [only] = items.length === 1 ? items : [];
  const isFile = only !== undefined && !only.IsDirectory;
  const acts: StorageAct[] = [];
  if (only?.IsDirectory === true) acts.push("open");
  if (isFile && getPreview(only.ContentType) !== null) acts.push("view");
  if (items.length > 0 && items.every(({ IsDirectory }) => !IsDirectory)) acts.push("download");
  if (isFile) acts.push("copyLink");
  if (canKeep && only !== undefined) acts.push("rename");
  if (canKeep && items.length > 0) acts.push("move", "remove");
  return acts.map((act) => offered[act]);
}
