import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, describe } from "vitest";
import { parseObjectStoreAddress } from "../../src/config/object-store-address.ts";
import type { ObjectStore } from "../../src/ports/object-store.ts";
import { type S3ObjectStoreOptions, s3ObjectStore } from "../../src/storage/s3-object-store.ts";
import { objectStoreContract, partContract, type StoreUnderTest } from "../support/object-store-contract.ts";

let store: ObjectStore;

beforeAll(async () => {
  const options = toOptions(process.env.S3_TEST_ENDPOINT ?? "");
  const { bucket, ...address } = options;
  const client = new S3Client({ ...address, requestChecksumCalculation: "WHEN_REQUIRED" });
  // A gateway that was started for the tests has no bucket yet.
  await client.send(new CreateBucketCommand({ Bucket: bucket })).catch((error: unknown) => {
    if (!(error instanceof Error && error.name.startsWith("BucketAlready"))) throw error;
  });
  client.destroy();
  store = s3ObjectStore(options);
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

describe("the object store contract, on the S3 store at S3_TEST_ENDPOINT (this file is only included where that is set)", () => {
  objectStoreContract(() => ({ store, follow }));
  // Not every S3 compares checksums: Ceph's gateway does so since Squid.
  describe("uploads in parts", () =>
    partContract(() => ({ store, follow }), { knowsChecksums: process.env.S3_TEST_CHECKSUMS !== "unknown" }));
});

function toOptions(address: string): S3ObjectStoreOptions {
  const parsed = parseObjectStoreAddress(address);
  if (!parsed.ok || parsed.value.kind !== "s3")
    throw new Error("S3_TEST_ENDPOINT must be s3://bucket?endpoint=…");
  const { kind: _, ...options } = parsed.value;
  return options;
}
