import { PassThrough, type Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
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

/** How many entries the library has to look through. */
const maxEntries = 100;

/** Members that the library keeps for the directory at the end of the archive; its types leave them out. */
type Entry = { doFileDataPump?: unknown; utf8FileName: Buffer };
type ZipWithEntries = ZipFile & { entries: Entry[] };

/** The file in the archive that lists missing files. */
const missingName = "MISSING.txt";

/**
 * An archive that is made while it is read: one file is open at a time, and memory holds only what the reader has not taken
 * yet. Missing files are listed in a file of their own; a failing store breaks the archive off, so that it cannot be taken for
 * complete. A reader that stops closes everything.
 */
export function buildZip(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): Readable {
  const zip: ZipWithEntries = Object.assign(new ZipFile(), { entries: [] });
  const done: Entry[] = [];
  const output = new PassThrough();
  let open: Readable | undefined;
  output.once("close", () => open?.destroy());
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
    zip.entries = [...done, ...zip.entries];
    zip.end();
  }

  /** Adds a file to the archive; resolves when the file was read to its end, and fails if the archive is no longer wanted. */
  async function add(file: Readable, name: string, options: { mtime: Date; compress: boolean }) {
    setDoneAside();
    zip.addReadStream(file, name, options);
    await finished(file, { writable: false });
  }

  /**
   * Sets entries aside that were written, until the directory at the end needs them: the library looks through all of its entries
   * for each file, so that 100,000 files would take minutes. They keep neither their streams nor a piece of the memory from which Node
   * allocates small buffers, because it would keep the contents of files that lie beside it.
   */
  function setDoneAside(): void {
    if (zip.entries.length < maxEntries) return;
    for (const entry of zip.entries.splice(0, maxEntries - 10)) {
      const name = Buffer.alloc(entry.utf8FileName.length);
      entry.utf8FileName.copy(name);
      done.push(Object.assign(entry, { doFileDataPump: undefined, utf8FileName: name }));
    }
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
