import { randomBytes } from "node:crypto";
import { join } from "node:path";
import * as v from "valibot";
import { readJson, writeFileAtomic } from "../files.ts";

/** Where the page of a station finds it, and by what it is let in; the same for whichever process is the station. */
const door = v.object({ port: v.number(), token: v.pipe(v.string(), v.minLength(32)) });
export type Door = v.InferOutput<typeof door>;

const fileIn = (folder: string) => join(folder, "door.json");

/** The door of a station, made when it is asked for first; port 0: any that is free. */
export function doorIn(folder: string): Door {
  const known = v.safeParse(door, readJson(fileIn(folder)));
  if (known.success) return known.output;
  const made = { port: 0, token: randomBytes(24).toString("base64url") };
  writeFileAtomic(fileIn(folder), JSON.stringify(made));
  return made;
}

export function rememberDoor(folder: string, of: Door): void {
  writeFileAtomic(fileIn(folder), JSON.stringify(of));
}

/** Undefined: nobody has opened it yet. */
export function readDoor(folder: string): Door | undefined {
  const known = v.safeParse(door, readJson(fileIn(folder)));
  return known.success ? known.output : undefined;
}
