import { softwareReleaseTexts as texts } from "@cathedra/domain/messages";
import type { DocumentKind } from "@cathedra/domain/software";
import { tokens } from "../../../auth/auth.ts";
import { HttpError } from "../../../http.ts";
import { UnavailableError } from "../../../relay/errors.ts";
import { refusalOfResponse } from "../../../rest/authorized-fetch.ts";

/** The files that are uploaded for a release. */
export type ReleasePart = "package" | DocumentKind;

type Sending = {
  readonly releaseId: number;
  readonly part: ReleasePart;
  readonly file: File;
  readonly signal: AbortSignal;
  /** The sent share of the file, from 0 to 1. */
  readonly onProgress: (share: number) => void;
};

/** Uploads the package or a document of a release. Rejects with the API's refusal, or when the upload was cancelled. */
export async function sendPart(sending: Sending): Promise<void> {
  const token = await tokens.current();
  const first = await put(sending, token);
  const { status, statusText, body } =
    first.status === 401 ? await put(sending, await tokens.after(token)) : first;
  if (status >= 200 && status < 300) return;
  if (status === 0) throw new UnavailableError();
  throw refusalOfResponse(new HttpError(status, statusText, body));
}

type Answer = { readonly status: number; readonly statusText: string; readonly body: string };

/** A request with `XMLHttpRequest`, because `fetch` does not report the progress of an upload. */
function put({ releaseId, part, file, signal, onProgress }: Sending, token: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", `/api/software-releases/${releaseId}/${part}?name=${encodeURIComponent(file.name)}`);
    request.setRequestHeader("authorization", `Bearer ${token}`);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () =>
      resolve({ status: request.status, statusText: request.statusText, body: request.responseText });
    request.onerror = () => reject(new UnavailableError());
    request.onabort = () => reject(new DOMException(texts.uploadFailed, "AbortError"));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    if (signal.aborted) request.abort();
    else request.send(file);
  });
}
