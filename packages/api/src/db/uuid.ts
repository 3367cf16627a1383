import { randomBytes, randomUUID } from "node:crypto";

/** A random id for a new row. */
export function newId<Id extends string>(): Id {
  const id: string = randomUUID();
  return id as Id;
}

/**
 * A version 7 UUID (RFC 9562, 5.7): the milliseconds first, so that ids are in the order of their making and new rows
 * land together in the indexes.
 */
export function uuidv7<Id extends string>(now: number = Date.now()): Id {
  const hex = now.toString(16).padStart(12, "0") + randomBytes(10).toString("hex");
  const variant = "89ab".charAt(Number.parseInt(hex.charAt(16), 16) & 3);
  const text = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
  return text as Id;
}
