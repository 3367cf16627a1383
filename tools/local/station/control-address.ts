import { randomBytes } from "node:crypto";
import { join } from "node:path";
import * as v from "valibot";
import { readJson, writeFileAtomic } from "../files.ts";

/** The local address of a station for its page, with the token that admits it; the same for every process of the station. */
const door = v.object({ port: v.number(), token: v.pipe(v.string(), v.minLength(32)) });
export type ControlAddress = v.InferOutput<typeof door>;

const fileIn = (folder: string) => join(folder, "door.json");

/** The control address of the station, which is created at the first request; its port is 0 until a free one was chosen. */
export function controlAddressFile(folder: string): ControlAddress {
  const known = v.safeParse(door, readJson(fileIn(folder)));
  if (known.success) return known.output;
  const made = { port: 0, token: randomBytes(24).toString("base64url") };
  writeFileAtomic(fileIn(folder), JSON.stringify(made));
  return made;
}

export function writeControlAddress(folder: string, of: ControlAddress): void {
  writeFileAtomic(fileIn(folder), JSON.stringify(of));
}

/** Reads the address at which a station is controlled; undefined if the station has not been opened yet. */
export function readControlAddress(folder: string): ControlAddress | undefined {
  const known = v.safeParse(door, readJson(fileIn(folder)));
  return known.success ? known.output : undefined;
}
