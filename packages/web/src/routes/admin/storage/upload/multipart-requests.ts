import * as v from "valibot";
import { authorizedJson } from "../../../../rest/authorized-fetch.ts";
import { read, send } from "../storage-requests.ts";
import type { WholeDigest } from "./digest-parts.ts";
import type { Upload } from "./queue.ts";

const begun = v.object({
  id: v.string(),
  size: v.number(),
  partSize: v.number(),
  /** The parts that have arrived completely. */
  parts: v.array(v.object({ number: v.number(), size: v.number(), sha256: v.nullable(v.string()) })),
});

/** An upload in parts as the portal knows it. */
export type Begun = v.InferOutput<typeof begun>;

const address = (id: string, more = "") => `/api/s3/uploads/${encodeURIComponent(id)}${more}`;

export async function beginParts({ key, size, policy }: Upload): Promise<Begun> {
  return read(begun, await send("POST", "/api/s3/uploads", { fileKey: key, size, onTaken: policy }));
}

/** Reads which parts have arrived. */
export async function getParts(id: string): Promise<Begun> {
  return read(begun, await authorizedJson(address(id)));
}

const unfinished = v.array(
  v.object({ id: v.string(), fileKey: v.string(), size: v.number(), begunAt: v.string() }),
);

/** An unfinished upload in parts, which may have been begun in another window or browser. */
export type Unfinished = v.InferOutput<typeof unfinished>[number];

/** The person's uploads that were neither finished nor aborted. */
export async function readUnfinished(): Promise<readonly Unfinished[]> {
  return read(unfinished, await authorizedJson("/api/s3/uploads"));
}

const partLink = v.object({ url: v.string(), headers: v.record(v.string(), v.string()) });
const links = v.object({ links: v.array(v.object({ number: v.number(), ...partLink.entries })) });

export type PartLink = v.InferOutput<typeof partLink>;

/** Links with which parts are sent directly to the store; each link is only valid for certain bytes. */
export async function linksToParts(
  id: string,
  parts: readonly { readonly number: number; readonly sha256: string }[],
): Promise<ReadonlyMap<number, PartLink>> {
  const found = read(links, await send("POST", address(id, "/links"), { parts }));
  return new Map(found.links.map(({ number, ...link }) => [number, link]));
}

/** Completes the upload when all parts have arrived: the file exists from now on. */
export async function finishParts(
  id: string,
  { policy }: Pick<Upload, "policy">,
  digest: WholeDigest,
): Promise<void> {
  await send("POST", address(id, "/finish"), { onTaken: policy, ...digest });
}

export async function giveUpParts(id: string): Promise<void> {
  await send("DELETE", address(id));
}
