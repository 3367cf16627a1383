import { once } from "node:events";
import { createGunzip } from "node:zlib";
import { deliveryLimits } from "@cathedra/domain/delivery";
import { findStoredType, getVideoFormat, isAsNamed } from "@cathedra/domain/files";
import { fileTypeFromBuffer } from "file-type";
import { imageFacts } from "../../sources/image-facts.ts";
import { decodeInTurn, headBytes, isDrawable, releaseBuffer } from "../files/public.ts";
import { resultRefused } from "./result-refused.ts";
import { videoCheck } from "./video-check.ts";

/** Checks a file while it is streamed, and throws if it is invalid. */
export type Check = {
  readonly take: (piece: Buffer) => void | Promise<void>;
  readonly end: () => void | Promise<void>;
  /** Frees the check's resources, whether or not the file was valid. */
  readonly close?: () => void;
};

export type Pixels = { readonly width: number; readonly height: number };

/** How many bytes are searched for the size of a picture, which can come after a camera's metadata. */
const maxHeadBytes = 512 * 1024;
const endOfPng = Buffer.from("0000000049454e44ae426082", "hex");
const endOfJpeg = Buffer.from("ffd9", "hex");

/**
 * Checks that a picture is complete, has no more pixels than allowed, and can be decoded; its number of pixels is known at the
 * end.
 */
export function pictureCheck(file: string): Check & { readonly pixels: () => Pixels | null } {
  const { maxPixels } = deliveryLimits;
  let head: Buffer | undefined = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  let found: ReturnType<typeof imageFacts>;
  const pieces: Buffer[] = [];
  return {
    take: (piece) => {
      pieces.push(piece);
      tail = Buffer.concat([tail, piece.subarray(-endOfPng.length)]).subarray(-endOfPng.length);
      if (head === undefined) return;
      head = head.length === 0 ? piece : Buffer.concat([head, piece]);
      found = imageFacts(head);
      if (found === undefined && head.length <= maxHeadBytes) return;
      head = undefined;
      if (found === undefined) throw resultRefused({ reason: "damaged", file });
      if (found.width * found.height > maxPixels)
        throw resultRefused({ reason: "too_many_pixels", file, maxPixels });
    },
    end: async () => {
      if (found === undefined || found.type !== findStoredType(file)?.contentType)
        throw resultRefused({ reason: "other_content", file });
      const end = found.type === "image/png" ? endOfPng : endOfJpeg;
      const isWhole = found.width > 0 && found.height > 0 && tail.subarray(-end.length).equals(end);
      const pixels = found.width * found.height;
      if (!isWhole || !(await decodeInTurn(pixels, () => isDrawable(Buffer.concat(pieces), maxPixels))))
        throw resultRefused({ reason: "damaged", file });
    },
    close: () => {
      pieces.length = 0;
    },
    pixels: () => (found === undefined ? null : { width: found.width, height: found.height }),
  };
}

/** Checks that a recording has at least one frame, because a file with only a header shows nothing. */
export function recordingCheck(file: string): Check {
  const check = videoCheck(getVideoFormat(file) ?? "mp4");
  let head = Buffer.alloc(0);
  return {
    take: (piece) => {
      if (head.length < headBytes) head = Buffer.concat([head, piece.subarray(0, headBytes)]);
      check.take(piece);
    },
    end: async () => {
      if (check.hasFrame()) return;
      const type = findStoredType(file);
      const isAsItSays = type !== undefined && isAsNamed(type, (await fileTypeFromBuffer(head))?.mime, head);
      throw resultRefused({ reason: isAsItSays ? "damaged" : "other_content", file });
    },
  };
}

/** Checks that a text is UTF-8 to its end. */
export function textCheck(file: string): Check {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const decode = (piece?: Buffer): void => {
    try {
      decoder.decode(piece, { stream: piece !== undefined });
    } catch {
      throw resultRefused({ reason: "other_content", file });
    }
  };
  return { take: decode, end: () => decode() };
}

/** Checks that a gzip file is complete and does not unpack to more than the limit; the output is counted and dropped. */
export function gzipCheck(file: string, maxBytes: number): Check {
  const gunzip = createGunzip({ chunkSize: 64 * 1024 });
  let size = 0;
  let failure: Error | undefined;
  gunzip.on("data", (piece: Buffer) => {
    size += piece.length;
    releaseBuffer(piece);
    if (size > maxBytes) gunzip.destroy(resultRefused({ reason: "unpacked_too_large", file, maxBytes }));
  });
  gunzip.on("error", (error) => {
    failure = size > maxBytes ? error : resultRefused({ reason: "gzip_damaged", file });
  });
  const closed = new Promise<void>((done) => gunzip.once("close", done));
  const check = (): void => {
    if (failure !== undefined) throw failure;
  };
  return {
    take: async (piece) => {
      check();
      if (!gunzip.write(piece)) await Promise.race([once(gunzip, "drain").catch(() => undefined), closed]);
      check();
    },
    end: async () => {
      check();
      gunzip.end();
      await closed;
      check();
    },
    close: () => void gunzip.destroy(),
  };
}
