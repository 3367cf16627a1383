import { sha256 } from "@noble/hashes/sha2.js";

/** The SHA-256 of a file and of its parts, in hex. */
export type WholeDigest = {
  readonly sha256: string;
  /** The digest of all parts' digests, in order. */
  readonly partsSha256: string;
};

export type PartDigests = {
  /** Returns the SHA-256 of the next part; rejects if the file can no longer be read. */
  readonly next: () => Promise<string>;
  /** The digest of all parts that were read so far. */
  readonly whole: () => WholeDigest;
};

/** Reads a file once, part by part, so that only one part of it is in memory. */
export function digestParts(file: Blob, partSize: number): PartDigests {
  const whole = sha256.create();
  const ofParts = sha256.create();
  let at = 0;
  return {
    async next() {
      const bytes = new Uint8Array(await file.slice(at, at + partSize).arrayBuffer());
      at += partSize;
      whole.update(bytes);
      const digest = await computeDigest(bytes);
      ofParts.update(digest);
      return hexOf(digest);
    },
    whole: () => ({
      sha256: hexOf(whole.clone().digest()),
      partsSha256: hexOf(ofParts.clone().digest()),
    }),
  };
}

/**
 * The SHA-256 of some bytes. The browser's own function is several times as fast, but exists only on pages that are served by
 * TLS.
 */
async function computeDigest(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  return subtle === undefined ? sha256(bytes) : new Uint8Array(await subtle.digest("SHA-256", bytes));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
