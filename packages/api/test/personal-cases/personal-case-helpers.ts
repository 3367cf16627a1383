import { createHash, randomUUID } from "node:crypto";
import { aCaseFile, type CastPerson, cast } from "@cathedra/test-fixtures";
import type { LightMyRequestResponse } from "fastify";
import { type DeliverySigner, tokenFor } from "../devices/device-tokens.ts";
import { type CastApp, toClaims } from "../support/cast-app.ts";

export const metadata = {
  author: "Maya Lindqvist",
  version: "1.0",
  module_id: "aneurysm-coiling",
  case_id: "left-pcom",
  case_name: "Left PCom aneurysm",
  discipline_level: ["Resident"],
};

export const computeSha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

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
  file = aCaseFile(),
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

async function makeToken(portal: CastApp, who: CastPerson): Promise<string> {
  return portal.identity.token(toClaims(who));
}

export async function sendCase(
  portal: CastApp,
  sent: Sent = {},
  token: string | DeliverySigner | CastPerson = cast.maya,
): Promise<LightMyRequestResponse> {
  const [method, url, payload] = ["POST", "/api/s3/vistcases", caseBody(sent)] as const;
  const signer = typeof token === "object" ? await makeToken(portal, token) : token;
  const authorization = `Bearer ${tokenFor(signer, { method, url, body: payload })}`;
  return portal.app.inject({ method, url, headers: { ...formHeaders, authorization }, payload });
}

export async function getAs(portal: CastApp, who: CastPerson, url: string): Promise<LightMyRequestResponse> {
  const headers = { authorization: `Bearer ${await makeToken(portal, who)}` };
  return portal.app.inject({ url, headers });
}

export const linkUrl = (path: string) => `/api/s3/getPreSignedUrl/${encodeURIComponent(path)}`;
