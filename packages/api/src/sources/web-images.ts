import type { ImageSource } from "../ports/image-source.ts";
import type { AllowedOrigins } from "./allowed-origins.ts";
import { boundedGet } from "./bounded-get.ts";
import { imageFacts } from "./image-facts.ts";
import { errorOfResponse } from "./response-error.ts";
import { SourceError } from "./source-error.ts";

const maxBytes = 3_145_728;
/** The maximum number of pixels, because a picture of a few bytes can unpack to gigabytes in the browser. */
const maxPixels = 20_000_000;
const maxSide = 8192;

/** Loads pictures by HTTP with one attempt each; a picture that fails is requested again at the next refresh. */
export function webImages(reach: AllowedOrigins, timeoutMs = 8_000): ImageSource {
  return {
    async read(url, etag, signal) {
      const got = await boundedGet(url, {
        reach,
        maxBytes,
        timeoutMs,
        headers: { accept: "image/webp, image/png, image/jpeg, image/gif", ...condition(etag) },
        ...(signal === undefined ? {} : { signal }),
      });
      if (got.status === 304) return { kind: "unchanged" };
      if (got.status !== 200) throw errorOfResponse(got);
      return { kind: "image", bytes: got.body, type: getType(got.body), etag: got.headers.etag ?? null };
    },
  };
}

function condition(etag: string | null): Readonly<Record<string, string>> {
  return etag === null ? {} : { "if-none-match": etag };
}

function getType(bytes: Uint8Array): string {
  const facts = imageFacts(bytes);
  if (facts === undefined) throw new SourceError("is no picture of a known kind");
  const { width, height, type } = facts;
  const fits = width > 0 && height > 0 && Math.max(width, height) <= maxSide && width * height <= maxPixels;
  if (!fits) throw new SourceError(`is a picture of ${width} x ${height}`);
  return type;
}
