/** How a file can be looked at in the portal; null: it is only downloaded. */
export type PreviewKind = "picture" | "text" | "video" | "audio" | "pdf" | null;

type Kind = {
  readonly endings: readonly string[];
  readonly contentType: string;
  readonly preview: PreviewKind;
  /** What a look at the first bytes may say; null: no format that is known, but text. */
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

/** What runs nowhere is served as what it is; text of any kind as plain text, and all else as bytes. */
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

function kindOf(name: string): Kind | undefined {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase();
  return ending === undefined ? undefined : kinds.find(({ endings }) => endings.includes(ending));
}

/**
 * What a file is served as: by its name, where its first bytes agree. `found` is the format that a look at them tells, where it
 * is one; `isText` whether they are text. A page or a drawing with a script in it is bytes, whatever it is called.
 */
export function servedTypeOf(name: string, found: string | undefined, isText: boolean): string {
  const kind = kindOf(name);
  if (kind === undefined) return plainBytes;
  const agrees =
    found === undefined ? isText && kind.looksLike.includes(null) : kind.looksLike.includes(found);
  return agrees ? kind.contentType : plainBytes;
}

/** How it is looked at, by what it is served as. */
export function previewOf(contentType: string | null): PreviewKind {
  return kinds.find((kind) => kind.contentType === contentType)?.preview ?? null;
}
