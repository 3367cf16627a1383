import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  type Part,
  type S3Client,
  S3ServiceException,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { PartStore } from "../ports/object-store.ts";
import { checkKey } from "./object-key.ts";

/** The header with a part's digest; the store refuses a part with other bytes. */
const digestHeader = "x-amz-checksum-sha256";

/**
 * Multipart uploads in S3. S3 itself reports the parts that have arrived, so that browsers need not handle entity tags. The store
 * compares each part with its checksum; a store without support for checksums ignores the header.
 */
export function s3Parts(client: S3Client, bucket: string): PartStore {
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) });

  async function listed(key: string, upload: string): Promise<readonly Part[] | undefined> {
    const parts: Part[] = [];
    let after: string | undefined;
    do {
      const page = await client
        .send(
          new ListPartsCommand({
            ...at(key),
            UploadId: upload,
            ...(after === undefined ? {} : { PartNumberMarker: after }),
          }),
        )
        .catch(noUpload);
      if (page === undefined) return undefined;
      parts.push(...(page.Parts ?? []));
      after = page.IsTruncated === true ? page.NextPartNumberMarker : undefined;
    } while (after !== undefined);
    return parts;
  }

  return {
    async beginParts(key) {
      const { UploadId: upload } = await client.send(
        new CreateMultipartUploadCommand({
          ...at(key),
          ContentType: "application/octet-stream",
          ChecksumAlgorithm: "SHA256",
        }),
      );
      if (upload === undefined) throw new Error("the store has not named an upload");
      return upload;
    },
    async putPart(key, upload, { number, size, sha256 }, body) {
      const ChecksumSHA256 = toBase64(sha256);
      const part = { PartNumber: number, UploadId: upload, Body: body, ContentLength: size, ChecksumSHA256 };
      await client.send(new UploadPartCommand({ ...at(key), ...part }));
    },
    async signedPartLink(key, upload, { number, sha256 }, { expiresInSeconds }) {
      const ChecksumSHA256 = toBase64(sha256);
      const part = { ...at(key), PartNumber: number, UploadId: upload, ChecksumSHA256 };
      const url = await getSignedUrl(client, new UploadPartCommand(part), {
        expiresIn: expiresInSeconds,
        // The digest must be a header: as a query parameter it would be signed but never compared.
        unhoistableHeaders: new Set([digestHeader]),
      });
      return { url, headers: { [digestHeader]: ChecksumSHA256 } };
    },
    async parts(key, upload) {
      const parts = await listed(key, upload);
      return parts?.map(({ PartNumber = 0, Size = 0, ChecksumSHA256 }) => ({
        number: PartNumber,
        size: Size,
        sha256: ChecksumSHA256 === undefined ? null : hexOf(ChecksumSHA256),
      }));
    },
    async finishParts(key, upload) {
      const parts = (await listed(key, upload)) ?? [];
      const Parts = parts.map(({ PartNumber, ETag, ChecksumSHA256 }) => ({
        PartNumber,
        ETag,
        ChecksumSHA256,
      }));
      await client.send(
        new CompleteMultipartUploadCommand({ ...at(key), UploadId: upload, MultipartUpload: { Parts } }),
      );
    },
    async giveUpParts(key) {
      const { Uploads = [] } = await client.send(
        new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: checkKey(key) }),
      );
      for (const { Key, UploadId } of Uploads)
        if (Key === key && UploadId !== undefined)
          await client.send(new AbortMultipartUploadCommand({ ...at(key), UploadId })).catch(noUpload);
    },
  };
}

function toBase64(sha256: string): string {
  return Buffer.from(sha256, "hex").toString("base64");
}

function hexOf(checksum: string): string {
  return Buffer.from(checksum, "base64").toString("hex");
}

/** A handler for `catch`: a missing upload becomes undefined, other errors are rethrown. */
function noUpload(error: unknown): undefined {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return;
  throw error;
}
