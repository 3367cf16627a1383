import { createHash } from "node:crypto";
import { mkdir, open, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ObjectPart, PartStore, PlacedPart } from "../ports/object-store.ts";
import { absent, ensureParent, getHeader, headerBytes, objectFile } from "./fs-layout.ts";
import { checkKey } from "./object-key.ts";
import type { LinkFacts, LinkLife } from "./signed-link.ts";

const upload = "fs";
const data = "data";
/** The name of the marker of a part that has arrived: `number-size-sha256`. */
const marker = /^(\d{1,5})-(\d{1,15})-([0-9a-f]{64})$/;

/** The part does not have its announced size. */
export class WrongPartSizeError extends Error {
  override readonly name = "WrongPartSizeError";
}

/** The part does not have its announced digest. */
export class WrongPartDigestError extends Error {
  override readonly name = "WrongPartDigestError";
}

/**
 * Stores multipart uploads in one file, each part at its own offset, so that finishing takes no time, whatever the size. An
 * empty file beside it records that a part is complete, and its digest, once it is flushed to disk.
 */
export function fsParts(
  folder: string,
  linkTo: (key: string, life: LinkLife, facts: LinkFacts) => string,
): PartStore {
  const at = (key: string) => join(folder, "parts", checkKey(key));

  async function arrived(key: string): Promise<readonly ObjectPart[] | undefined> {
    const names = await readdir(at(key)).catch(absent);
    if (names === undefined || !names.includes(data)) return undefined;
    const recorded = names.flatMap((name) => {
      const [, number, size, sha256 = ""] = marker.exec(name) ?? [];
      return number === undefined ? [] : [{ number: Number(number), size: Number(size), sha256 }];
    });
    // The number of markers for each part. If two requests wrote the same part at once, both have recorded it, and it is unknown
    // which content is stored.
    const counts = new Map<number, number>();
    for (const { number } of recorded) counts.set(number, (counts.get(number) ?? 0) + 1);
    return recorded
      .filter(({ number }) => counts.get(number) === 1)
      .toSorted((one, other) => one.number - other.number);
  }

  async function removeAll(key: string): Promise<void> {
    await rm(at(key), { recursive: true, force: true });
    // Deletes the folder of this upload, unless other uploads are in it.
    await rmdir(dirname(at(key))).catch(() => undefined);
  }

  return {
    async beginParts(key) {
      await mkdir(at(key), { recursive: true });
      await writeFile(join(at(key), data), getHeader("application/octet-stream"), { flag: "wx" });
      return upload;
    },
    async putPart(key, _upload, part, body) {
      const former = (await readdir(at(key)).catch(absent)) ?? [];
      for (const name of former)
        if (name.startsWith(`${part.number}-`)) await rm(join(at(key), name), { force: true });
      const file = await open(join(at(key), data), "r+");
      try {
        let written = 0;
        const hash = createHash("sha256");
        for await (const chunk of body as AsyncIterable<Buffer>) {
          if (written + chunk.length > part.size) throw new WrongPartSizeError();
          await file.writev([chunk], headerBytes + part.offset + written);
          hash.update(chunk);
          written += chunk.length;
        }
        if (written !== part.size) throw new WrongPartSizeError();
        if (hash.digest("hex") !== part.sha256) throw new WrongPartDigestError();
        await file.sync();
      } finally {
        await file.close();
      }
      await writeFile(join(at(key), `${part.number}-${part.size}-${part.sha256}`), "");
    },
    signedPartLink: async (key, _upload, part, life) => ({
      url: linkTo(checkKey(key), life, getFacts(part)),
      headers: {},
    }),
    parts: async (key) => arrived(key),
    async finishParts(key) {
      const target = objectFile(folder, checkKey(key));
      const file = await open(join(at(key), data), "r+");
      await file.sync().finally(() => file.close());
      await ensureParent(target);
      await rename(join(at(key), data), target);
      await removeAll(key);
    },
    giveUpParts: removeAll,
  };
}

/** The claims in a link to a part. */
function getFacts({ number, offset, size, sha256 }: PlacedPart): LinkFacts {
  return { part: String(number), offset: String(offset), size: String(size), sha256 };
}

/** The part that a signed link is for; undefined if it is for a whole object. */
export function partOfLink(facts: LinkFacts): PlacedPart | undefined {
  const { part, offset, size, sha256 } = facts;
  if (part === undefined || offset === undefined || size === undefined || sha256 === undefined)
    return undefined;
  return { number: Number(part), offset: Number(offset), size: Number(size), sha256 };
}

export { upload as fsUpload };
