import { instant } from "@cathedra/domain";
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
const storeOf = (text: string, now: () => number = Date.now) => {
  const address = addressOf(text);
  if (address.kind !== "s3") throw new Error("no S3");
  const { kind: _, ...options } = address;
  return s3ObjectStore(options, () => instant(now()));
};

test.each([
  ["s3://results?region=eu-central-1", "https://results.s3.eu-central-1.amazonaws.com"],
  ["s3://results.northgate?region=eu-central-1", "https://s3.eu-central-1.amazonaws.com"],
  ["s3://results?endpoint=https://store.example:9000", "https://results.store.example:9000"],
  ["s3://results?endpoint=http://store.example:9000&forcePathStyle=true", "http://store.example:9000"],
])("links of %s lead where the page may show what is there", async (address, origin) => {
  expect(originOfLinks(addressOf(address))).toBe(origin);
  const link = await storeOf(address).signedGetUrl("results/a", { expiresInSeconds: 60 });
  expect(new URL(link).origin).toBe(origin);
});

test("links of a folder lead to the portal itself", () => {
  expect(originOfLinks(addressOf("fs:/var/lib/cathedra"))).toBeUndefined();
});

test("a link to S3 says how it is answered, under its signature, and is the same for a while (6.017)", async () => {
  let now = Date.UTC(2026, 2, 4, 5, 1);
  const store = storeOf("s3://results?region=eu-central-1", () => now);
  const link = () =>
    store.signedGetUrl("results/a", {
      expiresInSeconds: 900,
      sameForSeconds: 300,
      contentType: "video/webm",
      disposition: 'inline; filename="a.webm"',
    });
  const first = await link();
  const { searchParams } = new URL(first);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    "X-Amz-Date": "20260304T050000Z",
    "X-Amz-Expires": "900",
    "response-content-type": "video/webm",
    "response-content-disposition": 'inline; filename="a.webm"',
  });
  now += 200_000;
  expect(await link()).toBe(first);
  now += 60_000;
  expect(await link()).not.toBe(first);
  const bare = await store.signedGetUrl("results/a", { expiresInSeconds: 60 });
  expect(new URL(bare).searchParams.get("response-content-disposition")).toBe("attachment");
});
