import { byteText } from "@cathedra/domain";
import { storageTexts as texts } from "@cathedra/domain/messages";
import { previewOf, type StorageItem } from "@cathedra/domain/storage";
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
import { browserLocale } from "../../../format/locale.ts";

const glyphs = { picture: Image, video: Film, audio: Music, pdf: FileText, text: FileText } as const;

/** The icon of an item by its kind. */
export function glyphOf({ IsDirectory, ContentType }: StorageItem): IconGlyph {
  if (IsDirectory) return Folder;
  const preview = previewOf(ContentType);
  if (preview !== null) return glyphs[preview];
  return /zip/.test(ContentType ?? "") ? FileArchive : File;
}

/** The size of a file, or of a folder's content. */
export function sizeOf({ IsDirectory, Size, Items }: StorageItem): string {
  if (IsDirectory) return texts.holds(Items);
  return byteText(Size, browserLocale());
}

let formats: { readonly day: Intl.DateTimeFormat; readonly moment: Intl.DateTimeFormat } | undefined;

/**
 * When it was last changed, in this browser's format. The format is made once, because a scrolled list writes hundreds of
 * dates.
 */
export function changedText(
  { LastModified }: Pick<StorageItem, "LastModified">,
  as: "day" | "moment",
): string {
  const locale = browserLocale();
  formats ??= {
    day: new Intl.DateTimeFormat(locale, { dateStyle: "medium" }),
    moment: new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }),
  };
  return formats[as].format(Date.parse(LastModified));
}
