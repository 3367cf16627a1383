import type { LightMyRequestResponse } from "fastify";
import { type Caller, type CastApp, toClaims } from "../support/cast-app.ts";

const boundary = "a-boundary-that-no-picture-has";

/** A form with one file, as a browser sends it. */
export function makeForm(file: Uint8Array, { name = "logo.png", type = "image/png" } = {}) {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

export async function upload(
  portal: CastApp,
  who: Caller,
  file: Uint8Array,
  { purpose = "learning_space_logo", name = "logo.png", type = "image/png" } = {},
): Promise<LightMyRequestResponse> {
  const form = makeForm(file, { name, type });
  return portal.app.inject({
    method: "POST",
    url: `/api/files?purpose=${purpose}`,
    headers: { ...form.headers, authorization: `Bearer ${await portal.identity.token(toClaims(who))}` },
    payload: form.body,
  });
}

/** The id of the uploaded file. */
export async function uploaded(portal: CastApp, who: Caller, file: Uint8Array): Promise<string> {
  const response = await upload(portal, who, file);
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json<{ id: string }>().id;
}
