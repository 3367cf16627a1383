import { createHash } from "node:crypto";
import { request } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout } from "node:timers/promises";

const MB = 1_048_576;
const piece = Buffer.alloc(MB, 7);

/** The given number of megabytes, generated on demand. */
function* bytes(megabytes: number): Generator<Buffer> {
  for (let at = 0; at < megabytes; at += 1) yield piece;
}

type UploadTarget = { readonly address: string; readonly token: string };

/** Sends a file with one request, as a form. */
export async function sendWhole(
  { address, token }: UploadTarget,
  key: string,
  megabytes: number,
): Promise<number> {
  const boundary = "----bench";
  const head = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="f"\r\nContent-Type: application/octet-stream\r\n\r\n`,
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  const sending = request(`${address}/api/s3/upload?fileKey=${encodeURIComponent(key)}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": `multipart/form-data; boundary=${boundary}`,
      "content-length": head.length + megabytes * MB + tail.length,
    },
  });
  const answered = new Promise<number>((resolve, reject) => {
    sending.once("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sending.once("error", reject);
  });
  function* form() {
    yield head;
    yield* bytes(megabytes);
    yield tail;
  }
  await pipeline(Readable.from(form(), { objectMode: false }), sending);
  return answered;
}

/** Sends a file in parts, four at a time, as a browser does. */
export async function sendInParts(
  { address, token }: UploadTarget,
  key: string,
  megabytes: number,
): Promise<number> {
  // Like the page, repeats a request while the portal is temporarily unavailable.
  const ask = async (path: string, body: object): Promise<Response> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await fetch(`${address}/api/s3/uploads${path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      if (answer.ok) return answer;
      if (answer.status !== 503 || tries === 5) throw new Error(`${answer.status} ${await answer.text()}`);
      await setTimeout(1000 * tries);
    }
  };
  const size = megabytes * MB;
  const begun = (await (await ask("", { fileKey: key, size })).json()) as { id: string; partSize: number };
  const numbers = Array.from({ length: Math.ceil(size / begun.partSize) }, (_, at) => at + 1);
  const part = Buffer.alloc(begun.partSize, 7);
  const sendNext = async (): Promise<void> => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      const body = part.subarray(0, Math.min(begun.partSize, size - (number - 1) * begun.partSize));
      const sha256 = createHash("sha256").update(body).digest("hex");
      const answer = await ask(`/${begun.id}/links`, { parts: [{ number, sha256 }] });
      const { links } = (await answer.json()) as { links: readonly { url: string }[] };
      const put = await fetch(links[0]?.url ?? "", { method: "PUT", body });
      if (!put.ok) throw new Error(`part ${number}: ${put.status}`);
      await put.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 4 }, sendNext));
  return (await ask(`/${begun.id}/finish`, {})).status;
}
