import { appErrorText } from "@cathedra/domain/messages";
import { missingParts, sizeOfPart } from "@cathedra/domain/storage";
import { HttpError } from "../../../../http.ts";
import { ApiError, getCode, UnavailableError } from "../../../../relay/errors.ts";
import { refusalOfResponse } from "../../../../rest/authorized-fetch.ts";
import { type FileDigests, fileDigests } from "./file-digests.ts";
import {
  type Begun,
  beginParts,
  finishParts,
  getParts,
  linksToParts,
  type PartLink,
} from "./multipart-requests.ts";
import { type Transfer, type Transferred, transfer } from "./send-whole.ts";
import type { Sending } from "./uploader.ts";

/** The number of parts of one file that are sent at the same time. */
const partsAtOnce = 2;
/** The number of links that are requested at once, because they expire after minutes. */
const linksAtOnce = 8;
/** How often a part is sent again after a broken connection before the whole upload waits. */
const maxTries = 3;
const pauseMs = 1000;

export type PartPorts = {
  readonly begin: typeof beginParts;
  readonly getParts: typeof getParts;
  readonly links: typeof linksToParts;
  readonly finish: typeof finishParts;
  readonly digests: (file: File, partSize: number) => FileDigests;
  readonly put: (transfer: Transfer) => Promise<Transferred>;
  readonly pause: (milliseconds: number) => Promise<void>;
};

const portal: PartPorts = {
  begin: beginParts,
  getParts,
  links: linksToParts,
  finish: finishParts,
  digests: fileDigests,
  put: transfer,
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** Thrown when the stored parts belong to another file, so that continuing would mix the two. */
export class AnotherFileError extends Error {
  override readonly name = "AnotherFileError";
}

/**
 * Sends a large file in parts directly into the store. An unfinished upload continues with its missing parts: after a pause, a
 * lost connection, a reload, or in another browser. Before that, the stored parts are compared with the file.
 */
export async function sendInParts(sending: Sending, ports: PartPorts = portal): Promise<void> {
  const begun = await beginOrGoOn(sending, ports);
  if (sending.signal.aborted) return;
  const digests = ports.digests(sending.upload.file, begun.partSize);
  await compare(begun, digests, sending);
  if (sending.signal.aborted) return;
  // Parts whose digest the store does not report are sent again.
  const missing = [
    ...missingParts(
      begun,
      begun.parts.filter(({ sha256 }) => sha256 !== null),
    ),
  ];
  const loaded = new Map<number, number>();
  const arrived = begun.size - missing.reduce((sum, number) => sum + (sizeOfPart(begun, number) ?? 0), 0);
  const reportProgress = () =>
    sending.onSent(arrived + [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0));
  reportProgress();
  while (missing.length > 0) {
    const numbers = missing.splice(0, linksAtOnce);
    const parts = await Promise.all(
      numbers.map(async (number) => ({ number, sha256: await digests.part(number) })),
    );
    if (sending.signal.aborted) return;
    const links = await ports.links(begun.id, parts);
    const sendNextParts = async (): Promise<void> => {
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
        const part = number;
        const onSent = (bytes: number) => {
          loaded.set(part, bytes);
          reportProgress();
        };
        await sendPart(begun, part, digests, links.get(part), { ...sending, onSent }, ports);
      }
    };
    await Promise.all(Array.from({ length: partsAtOnce }, sendNextParts));
    if (sending.signal.aborted) return;
  }
  const whole = await digests.whole();
  if (sending.signal.aborted) return;
  await ports.finish(begun.id, sending.upload, whole);
}

/** Rejects if a stored part has other bytes than the chosen file. */
async function compare(
  { parts }: Begun,
  digests: FileDigests,
  { signal, onComparing }: Sending,
): Promise<void> {
  if (parts.length === 0) return;
  onComparing(true);
  try {
    for (const { number, sha256 } of parts) {
      if (signal.aborted) return;
      if (sha256 !== null && sha256 !== (await digests.part(number))) throw new AnotherFileError();
    }
  } finally {
    onComparing(false);
  }
}

/** Begins an upload or continues one; an upload that the API no longer knows, as after a day, begins again. */
async function beginOrGoOn({ upload, onBegun }: Sending, ports: PartPorts): Promise<Begun> {
  if (upload.begun !== null) {
    try {
      return await ports.getParts(upload.begun);
    } catch (error) {
      const code = getCode(error);
      if (code !== "NOT_FOUND" && code !== "STORAGE_GONE") throw error;
    }
  }
  const begun = await ports.begin(upload);
  onBegun(begun.id);
  return begun;
}

async function sendPart(
  begun: Begun,
  number: number,
  digests: FileDigests,
  link: PartLink | undefined,
  { upload, signal, onSent }: Sending,
  ports: PartPorts,
): Promise<void> {
  const from = (number - 1) * begun.partSize;
  const body = upload.file.slice(from, from + (sizeOfPart(begun, number) ?? 0));
  const sha256 = await digests.part(number);
  let to = link;
  for (let tries = 1; ; tries += 1) {
    let failure: unknown = new UnavailableError();
    try {
      const { url: address = "", headers = {} } = to ?? {};
      const answer = await ports.put({ method: "PUT", address, body, headers, signal, onSent });
      if (answer.status >= 200 && answer.status < 300) return onSent(body.size);
      // An expired link is requested again.
      if (answer.status === 403) to = (await ports.links(begun.id, [{ number, sha256 }])).get(number);
      // The store refused the part because the bytes that arrived are not those that were announced.
      else if (answer.status === 400 || answer.status === 422)
        failure = new ApiError("UPLOAD_DAMAGED", appErrorText("UPLOAD_DAMAGED"));
      else if (answer.status < 500)
        failure = refusalOfResponse(new HttpError(answer.status, answer.statusText, answer.body));
    } catch (error) {
      if (signal.aborted) throw error;
      failure = error;
    }
    onSent(0);
    const mayPass = failure instanceof UnavailableError || getCode(failure) === "UPLOAD_DAMAGED";
    if (!mayPass || tries >= maxTries) throw failure;
    await ports.pause(pauseMs * tries);
    if (signal.aborted) throw new DOMException("called off", "AbortError");
  }
}
