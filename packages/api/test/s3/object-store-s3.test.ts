import { afterAll, beforeAll, describe } from "vitest";
import { parseObjectStoreAddress } from "../../src/config/object-store-address.ts";
import type { ObjectStore } from "../../src/ports/object-store.ts";
import { type S3ObjectStoreOptions, s3ObjectStore } from "../../src/storage/s3-object-store.ts";
import { linkContract, objectStoreContract, type StoreUnderTest } from "../support/object-store-contract.ts";

let store: ObjectStore;

beforeAll(() => {
  store = s3ObjectStore(optionsOf(process.env.S3_TEST_ENDPOINT ?? ""));
});
afterAll(() => store.close());

const follow: StoreUnderTest["follow"] = async (url, { method = "GET", body, headers = {} } = {}) => {
  const response = await fetch(url, {
    method,
    headers,
    ...(body === undefined ? {} : { body: new Uint8Array(body) }),
  });
  return {
    status: response.status,
    body: Buffer.from(await response.arrayBuffer()),
    headers: Object.fromEntries(response.headers),
  };
};

describe("the contract of object stores, on the S3 of S3_TEST_ENDPOINT (this file is only included where that is set)", () => {
  objectStoreContract(() => ({ store, follow }));
  linkContract(() => ({ store, follow }));
});

function optionsOf(address: string): S3ObjectStoreOptions {
  const parsed = parseObjectStoreAddress(address);
  if (!parsed.ok || parsed.value.kind !== "s3")
    throw new Error("S3_TEST_ENDPOINT must be s3://bucket?endpoint=…");
  const { kind: _, ...options } = parsed.value;
  return options;
}
