/** Whether a browser shows the response or saves it as a file. */
export type Disposition = "inline" | "attachment";

/** A header with a file name for every client (RFC 6266): in plain ASCII, and encoded in full (RFC 8187). */
export function contentDisposition(disposition: Disposition, name: string): string {
  const tidy = name.replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, "").replace(/[/\\]/g, "_");
  const plain = tidy.replace(/["%]/g, "_").replace(/[^\x20-\x7e]/g, "_");
  const encoded = encodeURIComponent(tidy).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const named = `${disposition}; filename="${plain}"`;
  return plain === tidy ? named : `${named}; filename*=UTF-8''${encoded}`;
}
