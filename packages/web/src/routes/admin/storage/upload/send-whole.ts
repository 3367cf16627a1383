import { tokens } from "../../../../auth/auth.ts";
import { HttpError } from "../../../../http.ts";
import { UnavailableError } from "../../../../relay/errors.ts";
import { refusalOfResponse } from "../../../../rest/authorized-fetch.ts";
import { fileDigests } from "./file-digests.ts";
import type { Sending } from "./uploader.ts";

/** The size of the pieces in which a file is read, in bytes. */
const pieceSize = 8 * 1024 ** 2;

/** Sends a file in one request (8.013) with its digest: if other bytes arrive, nothing is stored. */
export async function sendWhole({ upload, signal, onSent }: Sending): Promise<void> {
  const { sha256 } = await fileDigests(upload.file, pieceSize).whole();
  if (signal.aborted) return;
  const form = new FormData();
  form.append("file", upload.file, upload.file.name);
  const query = new URLSearchParams({ fileKey: upload.key, onTaken: upload.policy, sha256 });
  const address = `/api/s3/upload?${query}`;
  // Progress includes the bytes of the multipart form around the file, so it is limited to the file's size.
  const reportProgress = (bytes: number) => onSent(Math.min(bytes, upload.size));
  await asPerson((token) =>
    transfer({ method: "POST", address, body: form, signal, onSent: reportProgress, headers: bearer(token) }),
  );
}

export type Transfer = {
  readonly method: "POST" | "PUT";
  readonly address: string;
  readonly body: Blob | FormData;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Called with the number of bytes that the browser has sent. */
  readonly onSent: (bytes: number) => void;
};

export type Transferred = {
  readonly status: number;
  readonly statusText: string;
  readonly body: string;
  readonly header: (name: string) => string | null;
};

/** A request with progress, which `fetch` does not report. Rejects if no answer comes, or if it is cancelled. */
export function transfer({ method, address, body, headers, signal, onSent }: Transfer): Promise<Transferred> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onload = () =>
      resolve({
        status: request.status,
        statusText: request.statusText,
        body: request.responseText,
        header: (name) => request.getResponseHeader(name),
      });
    request.onerror = () => reject(new UnavailableError());
    request.onabort = () => reject(new DOMException("called off", "AbortError"));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    if (signal.aborted) reject(new DOMException("called off", "AbortError"));
    else request.send(body);
  });
}

function bearer(token: string): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${token}` };
}

/** Sends a request as the signed-in person; a refused token is renewed once. Rejects with the portal's refusal. */
async function asPerson(send: (token: string) => Promise<Transferred>): Promise<Transferred> {
  const token = await tokens.current();
  const first = await send(token);
  const answer = first.status === 401 ? await send(await tokens.after(token)) : first;
  if (answer.status >= 200 && answer.status < 300) return answer;
  // These statuses come from a proxy that cannot reach the portal, so they are not an answer of the portal.
  if (answer.status === 0 || answer.status === 502 || answer.status === 504) throw new UnavailableError();
  throw refusalOfResponse(new HttpError(answer.status, answer.statusText, answer.body));
}
