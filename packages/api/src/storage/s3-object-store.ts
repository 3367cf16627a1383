import type { Readable } from "node:stream";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { ObjectInfo, ObjectStore } from "../ports/object-store.ts";
import { checkKey, checkPrefix } from "./object-key.ts";
import { s3Parts } from "./s3-parts.ts";

export type S3ObjectStoreOptions = {
  readonly bucket: string;
  readonly endpoint?: string;
  readonly region: string;
  readonly forcePathStyle: boolean;
};

/** Objects in an S3 bucket; credentials come from the SDK's own chain (environment, role of the machine). */
export function s3ObjectStore({ bucket, ...options }: S3ObjectStoreOptions): ObjectStore {
  // Checksums are only sent if the caller requests them, because not every S3-compatible server understands them.
  const client = new S3Client({
    ...options,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) });

  async function head(key: string): Promise<ObjectInfo | undefined> {
    const found = await client.send(new HeadObjectCommand(at(key))).catch(missing);
    return found && getInfo(key, found);
  }

  return {
    async put(key, body, { contentType = "application/octet-stream" } = {}) {
      const params = { ...at(key), Body: body, ContentType: contentType };
      await new Upload({ client, params, leavePartsOnError: false }).done();
    },
    async get(key, range) {
      const part = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` };
      const found = await client.send(new GetObjectCommand({ ...at(key), ...part })).catch(missing);
      if (found === undefined) return undefined;
      const info = getInfo(key, found);
      const size = wholeSize(found.ContentRange) ?? info.size;
      return { ...info, size, body: found.Body as Readable };
    },
    head,
    async list(prefix, { after, limit = 1000 } = {}) {
      const page = await client.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: checkPrefix(prefix),
          MaxKeys: limit,
          ...(after === undefined ? {} : { StartAfter: after }),
        }),
      );
      const found = await Promise.all((page.Contents ?? []).map(({ Key = "" }) => head(Key)));
      const last = page.IsTruncated === true ? page.Contents?.at(-1)?.Key : undefined;
      const objects = found.filter((info) => info !== undefined);
      return last === undefined ? { objects } : { objects, next: last };
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async rename(from, to) {
      const source = { CopySource: `${bucket}/${checkKey(from)}` };
      const copied = await client.send(new CopyObjectCommand({ ...at(to), ...source })).catch(missing);
      if (copied === undefined) return false;
      await client.send(new DeleteObjectCommand(at(from)));
      return true;
    },
    ...s3Parts(client, bucket),
    close: async () => client.destroy(),
  };
}

/** Parses the size from the header of a range: `bytes 0-9/1234`. */
function wholeSize(contentRange: string | undefined): number | undefined {
  const size = Number(contentRange?.split("/")[1]);
  return Number.isInteger(size) ? size : undefined;
}

type Described = {
  readonly ContentLength?: number | undefined;
  readonly ContentType?: string | undefined;
  readonly LastModified?: Date | undefined;
};

function getInfo(key: string, from: Described): ObjectInfo {
  return {
    key,
    size: from.ContentLength ?? 0,
    contentType: from.ContentType ?? "application/octet-stream",
    modifiedAt: from.LastModified ?? new Date(0),
  };
}

/** A handler for `catch`: a missing object becomes undefined, other errors are rethrown. */
function missing(error: unknown): undefined {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return;
  throw error;
}
