import * as v from "valibot";
import { jsonForPerson } from "../../../../rest/as-person.ts";
import { read, send } from "../ask-storage.ts";
import type { Upload } from "./queue.ts";

const begun = v.object({
  id: v.string(),
  size: v.number(),
  partSize: v.number(),
  /** What has arrived whole. */
  parts: v.array(v.object({ number: v.number(), size: v.number() })),
});

/** An upload in parts as the portal knows it. */
export type Begun = v.InferOutput<typeof begun>;

const address = (id: string, more = "") => `/api/s3/uploads/${encodeURIComponent(id)}${more}`;

export async function beginParts({ key, size, way }: Upload): Promise<Begun> {
  return read(begun, await send("POST", "/api/s3/uploads", { fileKey: key, size, onTaken: way }));
}

/** What has arrived of it. */
export async function partsOf(id: string): Promise<Begun> {
  return read(begun, await jsonForPerson(address(id)));
}

const links = v.object({ links: v.array(v.object({ number: v.number(), url: v.string() })) });

/** Where parts are sent to, straight into the store. */
export async function linksToParts(
  id: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const found = read(links, await send("POST", address(id, "/links"), { parts: numbers }));
  return new Map(found.links.map(({ number, url }) => [number, url]));
}

/** All have arrived: the file is there from now on. */
export async function finishParts(id: string, { way }: Pick<Upload, "way">): Promise<void> {
  await send("POST", address(id, "/finish"), { onTaken: way });
}

export async function giveUpParts(id: string): Promise<void> {
  await send("DELETE", address(id));
}
