import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { originOfLinks, parseObjectStoreAddress } from "../../src/config/object-store-address.ts";
import { s3ObjectStore } from "../../src/storage/s3-object-store.ts";

beforeEach(() => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "key");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret");
});
afterEach(() => void vi.unstubAllEnvs());

function addressOf(text: string) {
  const parsed = parseObjectStoreAddress(text);
  if (!parsed.ok) throw new Error(parsed.error.join());
  return parsed.value;
}
const getStore = (text: string) => {
  const address = addressOf(text);
  if (address.kind !== "s3") throw new Error("no S3");
  const { kind: _, ...options } = address;
  return s3ObjectStore(options);
};

test.each([
  ["s3://results?region=eu-central-1", "https://results.s3.eu-central-1.amazonaws.com"],
  ["s3://results.northgate?region=eu-central-1", "https://s3.eu-central-1.amazonaws.com"],
  ["s3://results?endpoint=https://store.example:9000", "https://results.store.example:9000"],
  ["s3://results?endpoint=http://store.example:9000&forcePathStyle=true", "http://store.example:9000"],
])("the page's policy allows the upload address of %s", async (address, origin) => {
  expect(originOfLinks(addressOf(address))).toBe(origin);
  const part = { number: 1, size: 1, offset: 0, sha256: "0".repeat(64) };
  const { url } = await getStore(address).signedPartLink("library/a", "upload", part, {
    expiresInSeconds: 60,
  });
  expect(new URL(url).origin).toBe(origin);
});

test("links of a file store lead to the portal itself", () => {
  expect(originOfLinks(addressOf("fs:/var/lib/cathedra"))).toBeUndefined();
});
