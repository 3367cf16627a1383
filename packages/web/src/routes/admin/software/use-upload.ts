import { softwareReleaseTexts as texts } from "@cathedra/domain/messages";
import { documentMaxBytes, isDocumentName, isPackageName, packageMaxBytes } from "@cathedra/domain/software";
import { useEffect, useRef, useState } from "react";
import { announce } from "../../../shell/announcements.ts";
import { toasts } from "../../../shell/toasts.ts";
import { type ReleasePart, sendPart } from "./send-part.ts";

type Going = { readonly part: ReleasePart; readonly name: string; readonly share: number };

/** One upload at a time for a release; leaving its drawer cancels it. */
export function useUpload(releaseId: number, onDone: () => void) {
  const [going, setGoing] = useState<Going | null>(null);
  const [failure, setFailure] = useState<{ readonly part: ReleasePart; readonly text: string } | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function upload(part: ReleasePart, file: File): Promise<void> {
    const wrong = findWrong(part, file);
    setFailure(wrong === null ? null : { part, text: wrong });
    if (wrong !== null) return;
    const controller = new AbortController();
    abort.current = controller;
    const { name } = file;
    setGoing({ part, name, share: 0 });
    announce(texts.uploading(0));
    const onProgress = (share: number) => setGoing({ part, name, share });
    try {
      await sendPart({ releaseId, part, file, signal: controller.signal, onProgress });
      toasts.success(texts.uploaded(name));
    } catch (error) {
      if (!controller.signal.aborted) setFailure({ part, text: getWords(error) });
    }
    if (abort.current !== controller) return;
    abort.current = null;
    setGoing(null);
    onDone();
  }

  return { going, failure, upload, cancel: () => abort.current?.abort() };
}

export type Uploading = ReturnType<typeof useUpload>;

/** Why a file cannot be uploaded, by its name and size; the API checks the content. */
function findWrong(part: ReleasePart, { name, size }: File): string | null {
  if (size === 0) return texts.emptyFile;
  if (part === "package") return isPackageName(name) && size <= packageMaxBytes ? null : texts.packageHint;
  return isDocumentName(name) && size <= documentMaxBytes ? null : texts.documentHint;
}

function getWords(error: unknown): string {
  return error instanceof Error && error.message !== "" ? error.message : texts.uploadFailed;
}
