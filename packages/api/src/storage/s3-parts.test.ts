import { createHash } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { s3Parts } from "./s3-parts.ts";

const asked: {
  readonly line: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}[] = [];
const sha256 = createHash("sha256").update("x").digest("hex");
const checksum = createHash("sha256").update("x").digest("base64");

/** Answers the requests of this test as S3 does. */
const server = createServer(async (request, response) => {
  asked.push({
    line: `${request.method} ${request.url}`,
    headers: request.headers,
    body: await text(request),
  });
  response.setHeader("content-type", "application/xml");
  if (request.method === "GET")
    response.end(`<ListPartsResult><IsTruncated>false</IsTruncated><Part><PartNumber>1</PartNumber><Size>1</Size><ETag>"a"</ETag>
      <ChecksumSHA256>${checksum}</ChecksumSHA256></Part><Part><PartNumber>2</PartNumber><Size>1</Size><ETag>"b"</ETag></Part></ListPartsResult>`);
  else if (request.url?.includes("uploads") === true)
    response.end("<InitiateMultipartUploadResult><UploadId>u1</UploadId></InitiateMultipartUploadResult>");
  else response.end("<CompleteMultipartUploadResult></CompleteMultipartUploadResult>");
});
let client: S3Client;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  client = new S3Client({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: "eu-central-1",
    forcePathStyle: true,
    credentials: { accessKeyId: "id", secretAccessKey: "secret" },
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
});
afterAll(() => {
  client.destroy();
  server.close();
});

test("S3 is asked to verify each part against its checksum, and reports the checksum of each part", async () => {
  const parts = s3Parts(client, "bucket");
  await parts.beginParts("a/b");
  expect(asked.at(-1)?.headers["x-amz-checksum-algorithm"]).toBe("SHA256");
  const part = { number: 1, size: 1, offset: 0, sha256 };
  const { url, headers } = await parts.signedPartLink("a/b", "u1", part, { expiresInSeconds: 60 });
  expect(headers).toEqual({ "x-amz-checksum-sha256": checksum });
  // S3 compares the checksum only if it is signed as a header and not as a part of the address.
  const { searchParams } = new URL(url);
  expect(searchParams.get("X-Amz-SignedHeaders")).toBe("host;x-amz-checksum-sha256");
  expect(searchParams.has("x-amz-checksum-sha256")).toBe(false);
  expect(await parts.parts("a/b", "u1")).toEqual([
    { number: 1, size: 1, sha256 },
    { number: 2, size: 1, sha256: null },
  ]);
  await parts.finishParts("a/b", "u1");
  expect(asked.at(-1)?.body).toContain(`<ChecksumSHA256>${checksum}</ChecksumSHA256>`);
});
