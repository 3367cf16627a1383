import { expect, test } from "vitest";
import { preferredEncoding } from "./accept-encoding.ts";

test.each([
  [undefined, undefined],
  ["", undefined],
  ["identity", undefined],
  ["gzip, deflate, br, zstd", "zstd"],
  ["gzip, deflate, br", "br"],
  ["GZIP;Q=1", "gzip"],
  ["x-gzip", "gzip"],
  ["deflate, compress", undefined],
  ["*", "zstd"],
  ["zstd;q=0, *", "br"],
  ["*;q=0", undefined],
  ["gzip;q=0", undefined],
  ["gzip;q=0.000, br;q=0.001", "br"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["zstd;q=0.2, br;q=0.2, gzip;q=0.1", "zstd"],
  ["gzip;q=0.5, identity", undefined],
  ["gzip, identity;q=0.5", "gzip"],
  ["identity;q=0", undefined],
  ["gzip;q=2", undefined],
  ["gzip;q=nonsense, br", "br"],
  [" br ; q=0.9 ,, ;q=1", "br"],
])("the accept-encoding header %j selects %j", (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding);
});
