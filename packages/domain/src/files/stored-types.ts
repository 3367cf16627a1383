/** The kind of a file, regardless of its stored type. */
export type FileFamily = "picture" | "recording" | "page" | "data" | "log" | "package" | "case";

/** A type of file that is accepted: its name, and its first bytes. */
export type StoredType = {
  readonly extension: string;
  readonly family: FileFamily;
  readonly contentType: string;
  /** The types that the first bytes may be recognised as; null means text of no known format. */
  readonly looksLike: readonly (string | null)[];
};

const gzip = ["application/gzip"];
const text = [null];

/** All accepted types, the longest endings first. */
const storedTypes: readonly StoredType[] = [
  { extension: "json.gz", family: "data", contentType: "application/gzip", looksLike: gzip },
  { extension: "xml.gz", family: "data", contentType: "application/gzip", looksLike: gzip },
  { extension: "csv.gz", family: "data", contentType: "application/gzip", looksLike: gzip },
  { extension: "txt.gz", family: "data", contentType: "application/gzip", looksLike: gzip },
  { extension: "log.gz", family: "log", contentType: "application/gzip", looksLike: gzip },
  { extension: "log", family: "log", contentType: "text/plain; charset=utf-8", looksLike: text },
  { extension: "zip", family: "log", contentType: "application/zip", looksLike: ["application/zip"] },
  { extension: "json", family: "data", contentType: "application/json", looksLike: text },
  { extension: "csv", family: "data", contentType: "text/csv; charset=utf-8", looksLike: text },
  { extension: "txt", family: "data", contentType: "text/plain; charset=utf-8", looksLike: text },
  { extension: "xml", family: "data", contentType: "application/xml", looksLike: ["application/xml", null] },
  { extension: "tar.gz", family: "package", contentType: "application/gzip", looksLike: gzip },
  { extension: "deb", family: "package", contentType: "application/x-deb", looksLike: ["application/x-deb"] },
  { extension: "msi", family: "package", contentType: "application/x-msi", looksLike: ["application/x-cfb"] },
  {
    extension: "exe",
    family: "package",
    contentType: "application/x-msdownload",
    looksLike: ["application/x-msdownload"],
  },
  { extension: "pdf", family: "data", contentType: "application/pdf", looksLike: ["application/pdf"] },
  { extension: "html", family: "page", contentType: "text/html; charset=utf-8", looksLike: text },
  { extension: "htm", family: "page", contentType: "text/html; charset=utf-8", looksLike: text },
  { extension: "png", family: "picture", contentType: "image/png", looksLike: ["image/png"] },
  { extension: "jpg", family: "picture", contentType: "image/jpeg", looksLike: ["image/jpeg"] },
  { extension: "jpeg", family: "picture", contentType: "image/jpeg", looksLike: ["image/jpeg"] },
  { extension: "webp", family: "picture", contentType: "image/webp", looksLike: ["image/webp"] },
  { extension: "webm", family: "recording", contentType: "video/webm", looksLike: ["video/webm"] },
  { extension: "mp4", family: "recording", contentType: "video/mp4", looksLike: ["video/mp4"] },
  // A zip, whatever its creator puts into it.
  {
    extension: "vistcase",
    family: "case",
    contentType: "application/octet-stream",
    looksLike: ["application/zip"],
  },
  { extension: "avi", family: "recording", contentType: "video/x-msvideo", looksLike: ["video/vnd.avi"] },
];

/** The type of a file by its name; undefined for files that are not accepted. */
export function findStoredType(name: string): StoredType | undefined {
  const lower = name.toLowerCase();
  return storedTypes.find(
    ({ extension }) => lower.length > extension.length + 1 && lower.endsWith(`.${extension}`),
  );
}

/** The name without its extension, which variants of one recording share (X105). */
export function getBaseName(name: string): string {
  const extension = findStoredType(name)?.extension;
  return extension === undefined ? name : name.slice(0, -(extension.length + 1));
}

/** Whether the first bytes match the name's type; `found` is the format recognised from these bytes. */
export function isAsNamed(type: StoredType, found: string | undefined, head: Uint8Array): boolean {
  if (found !== undefined) return type.looksLike.includes(found);
  return type.looksLike.includes(null) && looksLikeText(head);
}

/** Whether the bytes are UTF-8 without control characters. A character that is cut off at the end of `head` is accepted. */
export function looksLikeText(head: Uint8Array): boolean {
  if (head.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x0c))
    return false;
  return isUtf8(head);
}

function isUtf8(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; ) {
    const more = getFollowers(bytes[at] ?? 0);
    if (more === undefined) return false;
    for (let next = at + 1; next <= at + more && next < bytes.length; next += 1) {
      if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return false;
    }
    at += more + 1;
  }
  return true;
}

/** How many bytes follow the first one of a character. */
function getFollowers(first: number): number | undefined {
  if (first < 0x80) return 0;
  if (first >= 0xc2 && first < 0xe0) return 1;
  if (first >= 0xe0 && first < 0xf0) return 2;
  return first >= 0xf0 && first < 0xf5 ? 3 : undefined;
}
