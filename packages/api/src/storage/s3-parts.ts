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

/** Objects in parts as S3 knows them: what has arrived, it says itself, so that no browser has to read or send tags. */
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
        new CreateMultipartUploadCommand({ ...at(key), ContentType: "application/octet-stream" }),
      );
      if (upload === undefined) throw new Error("the store has not named an upload");
      return upload;
    },
    async putPart(key, upload, { number, size }, body) {
      const part = { PartNumber: number, UploadId: upload, Body: body, ContentLength: size };
      await client.send(new UploadPartCommand({ ...at(key), ...part }));
    },
    signedPartUrl: async (key, upload, { number }, { expiresInSeconds }) =>
      getSignedUrl(client, new UploadPartCommand({ ...at(key), PartNumber: number, UploadId: upload }), {
        expiresIn: expiresInSeconds,
      }),
    async parts(key, upload) {
      const parts = await listed(key, upload);
      return parts?.map(({ PartNumber = 0, Size = 0 }) => ({ number: PartNumber, size: Size }));
    },
    async finishParts(key, upload) {
      const parts = (await listed(key, upload)) ?? [];
      const Parts = parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }));
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

/** For `catch`: an upload that is not there is an answer, everything else stays an error. */
function noUpload(error: unknown): undefined {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return;
  throw error;
}
