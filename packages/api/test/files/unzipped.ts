import { buffer } from "node:stream/consumers";
import yauzl from "yauzl";

export type Unzipped = { readonly name: string; readonly bytes: Buffer; readonly modifiedAt: Date };

/** The entries of a zip in their order, each checked against its checksum. */
export async function unzipped(zip: Buffer): Promise<readonly Unzipped[]> {
  const opened = await yauzl.fromBufferPromise(zip);
  const files: Unzipped[] = [];
  for await (const entry of opened.eachEntry()) {
    const bytes = await buffer(await opened.openReadStreamPromise(entry));
    files.push({ name: entry.fileName, bytes, modifiedAt: entry.getLastModDate() });
  }
  return files;
}
