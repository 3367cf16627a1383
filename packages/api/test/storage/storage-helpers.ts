import { createHash } from "node:crypto";
import type { StorageItem } from "@cathedra/domain/storage";
import type { CastPerson } from "@cathedra/test-fixtures";
import { cast } from "@cathedra/test-fixtures";
import type { LightMyRequestResponse } from "fastify";
import { type CastApp, toClaims } from "../support/cast-app.ts";

const boundary = "----library";
export const formHeaders = { "content-type": `multipart/form-data; boundary=${boundary}` };

/** The body of a form with one file. */
export function fileBody(file: Buffer, name = "file.bin", type = "application/octet-stream"): Buffer {
  return Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

type Method = "GET" | "POST" | "PUT" | "DELETE";
export type Calls = ReturnType<typeof libraryOf>;

/** Calls of the library as a client makes them, by default Daniel's of product. */
export function libraryOf(portal: CastApp, who: CastPerson = cast.daniel) {
  const call = async (method: Method, url: string, body?: unknown): Promise<LightMyRequestResponse> => {
    const authorization = `Bearer ${await portal.identity.token(toClaims(who))}`;
    return portal.app.inject({
      method,
      url,
      headers: { authorization },
      ...(body === undefined ? {} : { payload: body as Record<string, unknown> }),
    });
  };
  const at = (key: string) => encodeURIComponent(key);
  const query = (facts: Record<string, string | number | undefined>) => {
    const said = Object.entries(facts).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    return said.length === 0 ? "" : `?${new URLSearchParams(said).toString()}`;
  };
  return {
    call,
    /** Sends a part to the address of a signed link. */
    put: (url: string, payload: Buffer) =>
      portal.app.inject({
        method: "PUT",
        url: url.replace(/^.*?\/api\//, "/api/"),
        headers: { "content-type": "application/octet-stream" },
        payload,
      }),
    list: (prefix = "", facts: Record<string, string | number> = {}) =>
      call("GET", `/api/s3/files${query({ prefix, ...facts })}`),
    keys: async (prefix = "", facts: Record<string, string | number> = {}) =>
      (await call("GET", `/api/s3/files${query({ prefix, ...facts })}`))
        .json<StorageItem[]>()
        .map(({ Key }) => Key),
    folder: (prefix: string) => call("GET", `/api/s3/folder${query({ prefix })}`),
    make: (folderPath: string) => call("POST", "/api/s3/createFolder", { folderPath }),
    link: (key: string, facts: Record<string, string> = {}) =>
      call("GET", `/api/s3/getPreSignedUrl/${at(key)}${query(facts)}`),
    remove: (key: string, count?: number) => call("DELETE", `/api/s3/delete/${at(key)}${query({ count })}`),
    rename: (key: string, newFileKey: string, facts: object = {}) =>
      call("PUT", `/api/s3/rename/${at(key)}`, { newFileKey, ...facts }),
    upload: async (
      fileKey: string,
      file: Buffer | string,
      facts: Record<string, string> = {},
      name = "file.bin",
    ) => {
      const authorization = `Bearer ${await portal.identity.token(toClaims(who))}`;
      return portal.app.inject({
        method: "POST",
        url: `/api/s3/upload${query({ fileKey, ...facts })}`,
        headers: { ...formHeaders, authorization },
        payload: fileBody(Buffer.from(file), name),
      });
    },
  };
}

export const computeSha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");

/** An upload whose parts have all arrived, but these. */
export async function anUpload(
  library: Calls,
  fileKey: string,
  content: Buffer,
  { without = [], facts = {} }: { without?: readonly number[]; facts?: object } = {},
): Promise<{ readonly id: string; readonly partSize: number }> {
  const begun = await library.call("POST", "/api/s3/uploads", { fileKey, size: content.length, ...facts });
  if (begun.statusCode !== 201) throw new Error(begun.body);
  const { id, partSize } = begun.json<{ id: string; partSize: number }>();
  const count = Math.max(1, Math.ceil(content.length / partSize));
  const parts = Array.from({ length: count }, (_, at) => at + 1).filter(
    (number) => !without.includes(number),
  );
  if (parts.length === 0) return { id, partSize };
  const bytesOf = (number: number) => content.subarray((number - 1) * partSize, number * partSize);
  const answer = await library.call("POST", `/api/s3/uploads/${id}/links`, {
    parts: parts.map((number) => ({ number, sha256: computeSha256(bytesOf(number)) })),
  });
  for (const { number, url } of answer.json<{ links: { number: number; url: string }[] }>().links) {
    const put = await library.put(url, bytesOf(number));
    if (put.statusCode !== 200) throw new Error(put.body);
  }
  return { id, partSize };
}
