import { once } from "node:events";
import { PassThrough, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";

/** A file of a zip, opened when its turn comes. */
export type ZipEntry = {
  /** The file's path in the archive, which never leads outside of it. */
  readonly name: string;
  readonly modifiedAt: Date;
  /** Compressed content is stored as it is, because compressing it again makes it larger. */
  readonly isPacked: boolean;
  /** Opens the file; undefined if the object is missing. */
  readonly open: () => Promise<Readable | undefined>;
};

/** The file in the archive that lists missing files. */
const missingName = "MISSING.txt";

/**
 * An archive that is made while it is read: one file is open at a time, and memory holds only what the reader has not taken
 * yet. Missing files are listed in a file of their own; a failing store breaks the archive off, so that it cannot be taken for
 * complete. A reader that stops closes everything.
 */
export function zipOf(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let open: Readable | undefined;
  const closed = once(output, "close").then(() => open?.destroy());
  closed.catch(() => undefined);
  zip.on("error", (error) => output.destroy(asError(error)));
  const written = pipeline(zip.outputStream, output);
  written.catch(() => undefined);

  async function fill(): Promise<void> {
    const missing: string[] = [];
    for await (const { name, modifiedAt, isPacked, open: opened } of entries) {
      if (output.destroyed) return;
      open = await opened();
      if (open === undefined) {
        missing.push(name);
        continue;
      }
      await add(open, name, { mtime: modifiedAt, compress: !isPacked });
    }
    if (missing.length > 0) zip.addBuffer(Buffer.from(missingText(missing)), missingName);
    zip.end();
  }

  /** Adds a file to the archive; resolves when the file was read to its end, or the archive is no longer wanted. */
  async function add(file: Readable, name: string, options: { mtime: Date; compress: boolean }) {
    zip.addReadStream(file, name, options);
    await Promise.race([once(file, "end"), closed]);
  }

  fill().catch((error: unknown) => output.destroy(asError(error)));
  return output;
}

function missingText(names: readonly string[]): string {
  return `These files belong here and could not be read:\r\n${names.map((name) => `  ${name}\r\n`).join("")}`;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
