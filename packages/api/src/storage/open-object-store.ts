import type { StoreConfig } from "../config.ts";
import type { Clock } from "../ports/clock.ts";
import type { ObjectStore } from "../ports/object-store.ts";
import { fsObjectStore } from "./fs-object-store.ts";
import { type LinkSigner, linkSigner } from "./signed-link.ts";

/** Opens the store that the settings name. */
export async function openObjectStore(config: StoreConfig, clock: Clock): Promise<ObjectStore> {
  const address = config.objectStore;
  if (address.kind === "s3") {
    // Loaded only if S3 is used, because the SDK would double the start-up time of all other processes.
    const { s3ObjectStore } = await import("./s3-object-store.ts");
    return s3ObjectStore(address);
  }
  const signer = storeLinkSigner(config, clock);
  if (signer === undefined) throw new Error("a store that is a folder needs OBJECT_STORE_SECRET");
  return fsObjectStore({ folder: address.folder, signer, publicUrl: config.http.publicUrl });
}

/** Signs and checks the links that this API serves itself; undefined if S3 serves them. */
function storeLinkSigner(config: StoreConfig, clock: Clock): LinkSigner | undefined {
  const { objectStore, objectStoreSecret } = config;
  if (objectStore.kind !== "fs" || objectStoreSecret === undefined) return undefined;
  return linkSigner(objectStoreSecret, clock);
}
