import { buffer } from "node:stream/consumers";
import { err, ok, type Result } from "@cathedra/domain";
import { fileTypeFromBuffer } from "file-type";
import type { Sharp, SharpOptions } from "sharp";
import type { ObjectStore } from "../../ports/object-store.ts";
import { imageFacts } from "../../sources/image-facts.ts";

/** The size of a picture after its orientation is applied. */
export type PictureSize = { readonly width: number; readonly height: number };

/** The longer side of a thumbnail, in pixels. */
const thumbnailSide = 320;
/** The maximum number of pixels of a picture, 4,096 by 4,096, which take up to 67 MB when decoded. */
const maxImagePixels = 16_777_216;
const maxBytes = 33_554_432;
const readable: readonly (string | undefined)[] = ["image/png", "image/jpeg", "image/webp"];

/**
 * Makes and stores the thumbnail of a stored picture. A picture that is missing, damaged, too large or of another type is
 * `unreadable` for good; an unavailable store throws.
 */
export async function makeThumbnail(
  objectStore: ObjectStore,
  from: string,
  to: string,
): Promise<Result<PictureSize, "unreadable">> {
  const found = await objectStore.get(from);
  if (found === undefined) return err("unreadable");
  if (found.size > maxBytes) {
    found.body.destroy();
    return err("unreadable");
  }
  const bytes = await buffer(found.body);
  // Only accepted picture types reach a decoder, which could read further formats.
  if (!readable.includes((await fileTypeFromBuffer(bytes))?.mime)) return err("unreadable");
  const drawn = await draw(bytes).catch(() => undefined);
  if (drawn === undefined) return err("unreadable");
  await objectStore.put(to, drawn.thumbnail, { contentType: "image/webp" });
  return ok(drawn.size);
}

/**
 * Whether a picture can be decoded completely, to its last row. Asking for a pixel of that row decodes all rows of a PNG, in half
 * the processor time of shrinking it; a JPEG is decoded faster while it is shrunk.
 */
export async function isDrawable(bytes: Buffer, maxPixels: number): Promise<boolean> {
  const open = await decoder();
  const facts = imageFacts(bytes);
  try {
    const picture = open(bytes, { limitInputPixels: maxPixels, failOn: "error", sequentialRead: true });
    const drawn =
      facts?.type === "image/png"
        ? picture.extract({ left: 0, top: facts.height - 1, width: 1, height: 1 })
        : picture.resize({ width: 8, height: 8, fit: "fill" });
    await drawn.raw().timeout({ seconds: 20 }).toBuffer();
    return true;
  } catch {
    return false;
  }
}

async function draw(bytes: Buffer): Promise<{ readonly thumbnail: Buffer; readonly size: PictureSize }> {
  const open = await decoder();
  const picture = open(bytes, { limitInputPixels: maxImagePixels, failOn: "error", sequentialRead: true });
  const { autoOrient } = await picture.metadata();
  const thumbnail = await picture
    .autoOrient()
    .resize({ width: thumbnailSide, height: thumbnailSide, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 78 })
    .timeout({ seconds: 20 })
    .toBuffer();
  return { thumbnail, size: autoOrient };
}

let opened: Promise<(bytes: Buffer, options: SharpOptions) => Sharp> | undefined;

/** Decodes one picture at a time on one thread and without a cache, to limit memory. Loaded at first use. */
function decoder(): Promise<(bytes: Buffer, options: SharpOptions) => Sharp> {
  opened ??= import("sharp").then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return (bytes, options) => sharp(bytes, options);
  });
  return opened;
}
