import { byteText } from "@cathedra/domain";
import { storageTexts as texts } from "@cathedra/domain/messages";
import { getPreview, type StorageItem } from "@cathedra/domain/storage";
import {
  File,
  FileArchive,
  FileText,
  Film,
  Folder,
  type IconGlyph,
  Image,
  Music,
} from "@cathedra/ui-kit/Icon";
import { localDay, showDay, showMoment } from "../../../format/dates.ts";
import { browserLocale } from "../../../format/locale.ts";

const glyphs = { picture: Image, video: Film, audio: Music, pdf: FileText, text: FileText } as const;

/** The icon for the kind of an item. */
export function getGlyph({ IsDirectory, ContentType }: StorageItem): IconGlyph {
  if (IsDirectory) return Folder;
  const preview = getPreview(ContentType);
  if (preview !== null) return glyphs[preview];
  return /zip/.test(ContentType ?? "") ? FileArchive : File;
}

/** The size of a file, or of a folder's content. */
export function getSize({ IsDirectory, Size, Items }: StorageItem): string {
  if (IsDirectory) return texts.holds(Items);
  return byteText(Size, browserLocale());
}

/** When an item was last changed, as text. */
export function changedText(
  { LastModified }: Pick<StorageItem, "LastModified">,
  as: "day" | "moment",
): string {
  const at = new Date(LastModified);
  return as === "day" ? showDay(localDay(at)) : showMoment(at.getTime());
}
