import { promisify } from "node:util";
import { gunzip as gunzipWithCallback } from "node:zlib";
import { resultRefused } from "./result-refused.ts";

const gunzip = promisify(gunzipWithCallback);

/** Reads a small file completely; a file that exceeds the limit is refused. */
export async function readSmallFile(
  body: AsyncIterable<Buffer>,
  file: string,
  maxBytes: number,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > maxBytes) throw resultRefused({ reason: "file_too_large", file, maxBytes });
    parts.push(part);
  }
  if (size === 0) throw resultRefused({ reason: "empty", file });
  return Buffer.concat(parts);
}

const strict = new TextDecoder("utf-8", { fatal: true });

/** The text of a small file; compressed content is decompressed up to `maxUnpacked`. */
export async function getText(
  bytes: Buffer,
  file: string,
  { isPacked, maxUnpacked }: { readonly isPacked: boolean; readonly maxUnpacked: number },
): Promise<string> {
  const plain = isPacked ? await unpacked(bytes, file, maxUnpacked) : bytes;
  try {
    return strict.decode(plain);
  } catch {
    throw resultRefused({ reason: "other_content", file });
  }
}

async function unpacked(bytes: Buffer, file: string, maxBytes: number): Promise<Buffer> {
  try {
    return await gunzip(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    const isTooLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    throw resultRefused(
      isTooLarge ? { reason: "unpacked_too_large", file, maxBytes } : { reason: "gzip_damaged", file },
    );
  }
}
