import { storageFailureTexts, storageUploadTexts as texts } from "@cathedra/domain/messages";
import { windowsTroubles } from "@cathedra/domain/storage";
import { observable } from "../../../../observable.ts";
import { outage } from "../../../../relay/environment.ts";
import { announce } from "../../../../shell/announcements.ts";
import { toasts } from "../../../../shell/toasts.ts";
import { getReason } from "../storage-errors.ts";
import { createFolder } from "../storage-requests.ts";
import { UnreadableFileError } from "./file-digests.ts";
import { giveUpParts, readUnfinished } from "./multipart-requests.ts";
import type { Picked, PickedFile } from "./picked-files.ts";
import { getSummary, isInParts, isUnderWay } from "./queue.ts";
import { AnotherFileError, sendInParts } from "./send-in-parts.ts";
import { sendWhole } from "./send-whole.ts";
import { createUploader } from "./uploader.ts";

/** The path of the last file that arrived; a new object each time, so that equal paths are noticed. */
export const arrival = observable<{ readonly key: string } | null>(null);

/** The uploads of this window: they continue while the person goes to other folders or other pages of the portal. */
export const uploads = createUploader({
  send: (sending) => (isInParts(sending.upload) ? sendInParts(sending) : sendWhole(sending)),
  giveUp: giveUpParts,
  untilBack: () => outage.report(),
  onArrived: (key) => arrival.set({ key }),
  onAllOver: (all) => {
    const { done, failed } = getSummary(all);
    if (done + failed === 0) return;
    const text = texts.over(done, failed);
    announce(text);
    if (failed > 0) toasts.error(storageFailureTexts.upload);
    // The panel shows the same message when it is visible.
    else if (!isPanelShown()) toasts.success(text);
  },
  getText: (error) =>
    error instanceof UnreadableFileError
      ? texts.unreadable
      : (getReason(error) ?? storageFailureTexts.upload),
  isAnotherFile: (error) => error instanceof AnotherFileError,
});

/** Shows the unfinished uploads that were begun before the page was reloaded, or in another browser. */
export async function offerUnfinished(): Promise<void> {
  try {
    uploads.offer(await readUnfinished());
  } catch {
    // The portal's outage is shown elsewhere, and the uploads are requested again when the person returns to the page.
  }
}

/** The question about chosen files whose names Windows cannot store. */
export type WindowsQuestion = {
  readonly folder: string;
  readonly picked: Picked;
  readonly troubles: ReturnType<typeof windowsTroubles>;
};

export const windowsQuestion = observable<WindowsQuestion | null>(null);

/** Uploads the files that were chosen or dropped into a folder; it first asks about names that Windows cannot store. */
export async function uploadInto(folder: string, picked: Picked): Promise<void> {
  const troubles = windowsTroubles(pathsOf(picked));
  if (troubles.length > 0) windowsQuestion.set({ folder, picked, troubles });
  else await sendInto(folder, picked);
}

/** Uploads the files that the person was asked about: all, or those that Windows can store. */
export async function answerWindowsQuestion(answer: "all" | "others" | "none"): Promise<void> {
  const question = windowsQuestion.get();
  windowsQuestion.set(null);
  if (question === null || answer === "none") return;
  const { folder, picked, troubles } = question;
  const left = new Set(answer === "all" ? [] : troubles.map(({ path }) => path));
  await sendInto(folder, {
    files: picked.files.filter((file) => !left.has(getPath(file))),
    emptyFolders: picked.emptyFolders.filter((path) => !left.has(path)),
  });
}

const getPath = ({ file, folder }: PickedFile) => `${folder}${file.name}`;
const pathsOf = ({ files, emptyFolders }: Picked) => [...files.map(getPath), ...emptyFolders];

/** Uploads files, and creates the empty folders around them. */
async function sendInto(folder: string, { files, emptyFolders }: Picked): Promise<void> {
  uploads.add(files.map(({ file, folder: within }) => ({ file, key: `${folder}${within}${file.name}` })));
  for (const empty of emptyFolders) {
    // An existing folder is not an error.
    await createFolder(`${folder}${empty}`).catch(() => undefined);
    arrival.set({ key: `${folder}${empty}` });
  }
}

// The browser asks before the window is closed or reloaded, because uploads without parts would be lost.
window.addEventListener("beforeunload", (event) => {
  if (uploads.get().some(isUnderWay)) event.preventDefault();
});

function isPanelShown(): boolean {
  return document.querySelector("[data-uploads]") !== null;
}
