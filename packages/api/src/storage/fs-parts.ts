import { mkdir, open, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ObjectPart, PartStore, PlacedPart } from "../ports/object-store.ts";
import { absent, ensureParent, headerBytes, headerOf, objectFile } from "./fs-layout.ts";
import { checkKey } from "./object-key.ts";
import type { LinkFacts, LinkLife } from "./signed-link.ts";

const upload = "fs";
const data = "data";
const marker = /^(\d{1,5})-(\d{1,15})$/;

/** Its part was not as large as it was said to be. */
export class WrongPartSizeError extends Error {
  override readonly name = "WrongPartSizeError";
}

/**
 * Parts are written where they belong in one file, which becomes the object: finishing costs nothing, however large it is. That a
 * part is there whole is said by an empty file beside it, once its bytes are on the disk.
 */
export function fsParts(
  folder: string,
  linkTo: (key: string, life: LinkLife, facts: LinkFacts) => string,
): PartStore {
  const at = (key: string) => join(folder, "parts", checkKey(key));

  async function arrived(key: string): Promise<readonly ObjectPart[] | undefined> {
    const names = await readdir(at(key)).catch(absent);
    if (names === undefined || !names.includes(data)) return undefined;
    return names
      .flatMap((name) => {
        const [, number, size] = marker.exec(name) ?? [];
        return number === undefined ? [] : [{ number: Number(number), size: Number(size) }];
      })
      .toSorted((one, other) => one.number - other.number);
  }

  async function removeAll(key: string): Promise<void> {
    await rm(at(key), { recursive: true, force: true });
    // The folder of this one upload; where others are in it, it stays.
    await rmdir(dirname(at(key))).catch(() => undefined);
  }

  return {
    async beginParts(key) {
      await mkdir(at(key), { recursive: true });
      await writeFile(join(at(key), data), headerOf("application/octet-stream"), { flag: "wx" });
      return upload;
    },
    async putPart(key, _upload, part, body) {
      const said = join(at(key), `${part.number}-${part.size}`);
      await rm(said, { force: true });
      const file = await open(join(at(key), data), "r+");
      try {
        let written = 0;
        for await (const chunk of body as AsyncIterable<Buffer>) {
          if (written + chunk.length > part.size) throw new WrongPartSizeError();
          await file.writev([chunk], headerBytes + part.offset + written);
          written += chunk.length;
        }
        if (written !== part.size) throw new WrongPartSizeError();
        await file.sync();
      } finally {
        await file.close();
      }
      await writeFile(said, "");
    },
    signedPartUrl: async (key, _upload, part, life) => linkTo(checkKey(key), life, factsOf(part)),
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

/** What a link to a part fixes of it. */
function factsOf({ number, offset, size }: PlacedPart): LinkFacts {
  return { part: String(number), offset: String(offset), size: String(size) };
}

/** The part that a signed link is to; undefined: it is to a whole object. */
export function partOfLink(facts: LinkFacts): PlacedPart | undefined {
  const { part, offset, size } = facts;
  if (part === undefined || offset === undefined || size === undefined) return undefined;
  return { number: Number(part), offset: Number(offset), size: Number(size) };
}

export { upload as fsUpload };
