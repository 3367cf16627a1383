/** How a file can be viewed in the portal; null if it can only be downloaded. */
export type PreviewKind = "picture" | "text" | "video" | "audio" | "pdf" | null;

type Kind = {
  readonly endings: readonly string[];
  readonly contentType: string;
  readonly preview: PreviewKind;
  /** The formats that the first bytes may be recognised as; null means text of no known format. */
  readonly looksLike: readonly (string | null)[];
};

const picture = (endings: readonly string[], contentType: string): Kind => ({
  endings,
  contentType,
  preview: "picture",
  looksLike: [contentType],
});
const binary = (endings: readonly string[], contentType: string, preview: PreviewKind = null): Kind => ({
  endings,
  contentType,
  preview,
  looksLike: [contentType],
});

/** Formats that cannot execute code are served with their own type; all text as plain text, everything else as bytes. */
const kinds: readonly Kind[] = [
  picture(["png"], "image/png"),
  picture(["jpg", "jpeg"], "image/jpeg"),
  picture(["gif"], "image/gif"),
  picture(["webp"], "image/webp"),
  picture(["avif"], "image/avif"),
  binary(["pdf"], "application/pdf", "pdf"),
  binary(["mp4", "m4v"], "video/mp4", "video"),
  binary(["webm"], "video/webm", "video"),
  binary(["mp3"], "audio/mpeg", "audio"),
  binary(["zip"], "application/zip"),
  binary(["gz", "tgz"], "application/gzip"),
  {
    endings: ["txt", "md", "csv", "tsv", "json", "log", "yaml", "yml", "ini", "toml"],
    contentType: "text/plain; charset=utf-8",
    preview: "text",
    looksLike: [null],
  },
];

export const plainBytes = "application/octet-stream";

function getKind(name: string): Kind | undefined {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase();
  return ending === undefined ? undefined : kinds.find(({ endings }) => endings.includes(ending));
}

/**
 * The content type with which a file is served: by its name, if its first bytes agree. `found` is the format recognised from
 * these bytes, `isText` whether they are text. A page or a drawing with a script is served as bytes, whatever its name.
 */
export function getServedType(name: string, found: string | undefined, isText: boolean): string {
  const kind = getKind(name);
  if (kind === undefined) return plainBytes;
  const agrees =
    found === undefined ? isText && kind.looksLike.includes(null) : kind.looksLike.includes(found);
  return agrees ? kind.contentType : plainBytes;
}

/** The kind of preview for a content type. */
export function getPreview(contentType: string | null): PreviewKind {
  return kinds.find((kind) => kind.contentType === contentType)?.preview ?? null;
}
