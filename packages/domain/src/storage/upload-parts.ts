import { storageLimits } from "./limits.ts";

const smallestPart = 8 * 1024 ** 2;
/** S3 stores accept at most 10,000. */
const maxParts = 9_000;
const step = 1024 ** 2;

/** How large the parts of an upload are, the last one aside: whole megabytes. */
export function getPartSize(size: number): number {
  return Math.max(smallestPart, Math.ceil(size / maxParts / step) * step);
}

/** The number of parts; an empty file has one empty part. */
export function partCount({ size, partSize }: { readonly size: number; readonly partSize: number }): number {
  return Math.max(1, Math.ceil(size / partSize));
}

/** The size that a part must have, given its number, which counts from 1; undefined if there is no such part. */
export function sizeOfPart(
  upload: { readonly size: number; readonly partSize: number },
  number: number,
): number | undefined {
  const count = partCount(upload);
  if (!Number.isInteger(number) || number < 1 || number > count) return undefined;
  return number < count ? upload.partSize : upload.size - (count - 1) * upload.partSize;
}

/** The numbers of the parts that have not arrived whole. */
export function missingParts(
  upload: { readonly size: number; readonly partSize: number },
  arrived: readonly { readonly number: number; readonly size: number }[],
): readonly number[] {
  const sizes = new Map(arrived.map(({ number, size }) => [number, size]));
  const numbers = Array.from({ length: partCount(upload) }, (_, at) => at + 1);
  return numbers.filter((number) => sizes.get(number) !== sizeOfPart(upload, number));
}

/** A SHA-256 in lower-case hex. */
export const sha256Pattern = /^[0-9a-f]{64}$/;

/** Whether a file of this size can be taken in at all. */
export function isUploadSize(size: number): boolean {
  return Number.isSafeInteger(size) && size >= 0 && size <= storageLimits.maxFileBytes;
}
