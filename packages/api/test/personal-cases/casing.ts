import { createHash, randomUUID } from "node:crypto";
import { crc32 } from "node:zlib";
import { type CastPerson, cast } from "@cathedra/test-fixtures";
import type { LightMyRequestResponse } from "fastify";
import { type CastApp, claimsOf } from "../support/cast-app.ts";

export const metadata = {
  author: "Maya Lindqvist",
  version: "1.0",
  module_id: "aneurysm-coiling",
  case_id: "left-pcom",
  case_name: "Left PCom aneurysm",
  discipline_level: ["Resident"],
};

/** A zip of one file, which is not packed: what a case is, as small as it gets. */
export function aCase(content: Buffer | string = "<case/>", name = "case.xml"): Buffer {
  const data = Buffer.from(content);
  const file = Buffer.from(name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt32LE(crc32(data), 10);
  common.writeUInt32LE(data.length, 14);
  common.writeUInt32LE(data.length, 18);
  common.writeUInt16LE(file.length, 22);
  const local = Buffer.concat([Buffer.from("504b0304", "hex"), common, file, data]);
  const central = Buffer.concat([Buffer.from("504b01021400", "hex"), common, Buffer.alloc(14), file]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

export const sha256Of = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

const boundary = "----cases";
export const formHeaders = { "content-type": `multipart/form-data; boundary=${boundary}` };

type Sent = {
  readonly jobId?: string | null;
  readonly metadata?: unknown;
  readonly sha256?: string;
  readonly file?: Buffer | null;
  readonly name?: string;
  readonly part?: string;
  readonly extra?: string;
};

/** The body of a form with a case; null leaves a part out. */
export function caseBody({
  jobId = randomUUID(),
  metadata: said = metadata,
  sha256,
  file = aCase(),
  name = "left-pcom.vistcase",
  part = "case",
  extra,
}: Sent = {}): Buffer {
  const field = (key: string, value: string) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`);
  return Buffer.concat([
    ...(jobId === null ? [] : [field("jobId", jobId)]),
    ...(said === null ? [] : [field("metadata", typeof said === "string" ? said : JSON.stringify(said))]),
    ...(sha256 === undefined ? [] : [field("sha256", sha256)]),
    ...(extra === undefined ? [] : [field(extra, "1")]),
    ...(file === null
      ? []
      : [
          Buffer.from(
            `--${boundary}\r\nContent-Disposition: form-data; name="${part}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
          ),
          file,
          Buffer.from("\r\n"),
        ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}

export async function tokenOf(portal: CastApp, who: CastPerson): Promise<string> {
  return portal.identity.token(claimsOf(who));
}

export async function sendCase(
  portal: CastApp,
  sent: Sent = {},
  token: string | CastPerson = cast.maya,
): Promise<LightMyRequestResponse> {
  const bearer = typeof token === "string" ? token : await tokenOf(portal, token);
  return portal.app.inject({
    method: "POST",
    url: "/api/s3/vistcases",
    headers: { ...formHeaders, authorization: `Bearer ${bearer}` },
    payload: caseBody(sent),
  });
}

export async function getAs(portal: CastApp, who: CastPerson, url: string): Promise<LightMyRequestResponse> {
  const headers = { authorization: `Bearer ${await tokenOf(portal, who)}` };
  return portal.app.inject({ url, headers });
}

export const linkUrl = (path: string) => `/api/s3/getPreSignedUrl/${encodeURIComponent(path)}`;
