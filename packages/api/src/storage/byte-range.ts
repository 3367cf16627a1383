import type { ByteRange } from "../ports/object-store.ts";

/**
 * The range of a `Range` header. Undefined for the whole object, which is also the answer to invalid and multiple ranges (RFC
 * 9110, 14.2). `unsatisfiable` if it is outside of the object.
 */
export function getRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "");
  const [, first = "", last = ""] = match ?? [];
  if (match === null || (first === "" && last === "")) return undefined;
  if (first === "") return lastBytes(Number(last), size);
  const [start, end] = [Number(first), last === "" ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== "" && Number(last) < start) return undefined;
  return start >= size ? "unsatisfiable" : { start, end };
}

function lastBytes(count: number, size: number): ByteRange | "unsatisfiable" {
  if (count === 0 || size === 0) return "unsatisfiable";
  return { start: Math.max(0, size - count), end: size - 1 };
}
