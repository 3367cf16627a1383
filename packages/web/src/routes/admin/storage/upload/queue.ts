import { type NameConflictPolicy, storageLimits } from "@cathedra/domain/storage";

export type UploadState =
  | { readonly is: "waiting" }
  | { readonly is: "sending" }
  | { readonly is: "paused" }
  /** The portal or the network is unavailable; the upload continues on its own. */
  | { readonly is: "away" }
  /** The name is taken, and the person has to decide. */
  | { readonly is: "taken" }
  /** The upload was begun before a reload or in another browser: when the file is chosen again, its missing parts are sent. */
  | { readonly is: "lost" }
  /** The stored parts belong to another file than the one that was chosen to continue. */
  | { readonly is: "another" }
  | { readonly is: "done" }
  | { readonly is: "skipped" }
  | { readonly is: "cancelled" }
  | { readonly is: "failed"; readonly text: string };

export type Upload = {
  readonly id: number;
  /** The target path with the file's name. */
  readonly key: string;
  readonly size: number;
  /** The chosen file; null if it was chosen before a reload or in another browser. */
  readonly file: File | null;
  /** The policy for a name that is taken. */
  readonly policy: NameConflictPolicy;
  /** The portal's id of an upload in parts; null if it has not begun. */
  readonly begun: string | null;
  /** When the upload was begun, as ISO 8601; null if it was begun in this window. */
  readonly begunAt: string | null;
  /** Whether the uploaded parts are being compared with the file. */
  readonly isComparing: boolean;
  /** The number of bytes that the browser has sent. */
  readonly sent: number;
  readonly state: UploadState;
};

/** How many files are sent at the same time. */
export const atOnce = 3;

/** Whether the file is sent in parts: the upload can then be paused, and survives a reload. */
export function isInParts({ size }: Pick<Upload, "size">): boolean {
  return size >= storageLimits.inPartsFromBytes;
}

/** The uploads that should begin now, given how many are being sent. */
export function toBegin(uploads: readonly Upload[]): readonly Upload[] {
  const sending = uploads.filter(({ state }) => state.is === "sending").length;
  return uploads.filter(({ state }) => state.is === "waiting").slice(0, Math.max(0, atOnce - sending));
}

/** Whether an upload is running or waits for the network, so that leaving the page would lose it. */
export function isUnderWay({ state }: Pick<Upload, "state">): boolean {
  return ["waiting", "sending", "away", "taken", "paused"].includes(state.is);
}

export function isOver({ state }: Pick<Upload, "state">): boolean {
  return !isUnderWay({ state }) && !needsFile({ state });
}

/** Whether the person has to choose the file again. */
export function needsFile({ state }: Pick<Upload, "state">): boolean {
  return state.is === "lost" || state.is === "another";
}

export type UploadSummary = {
  readonly done: number;
  readonly failed: number;
  readonly underWay: number;
  readonly all: number;
  /** Progress from 0 to 1, by bytes. */
  readonly share: number;
};

/** Summarizes the listed uploads, without cancelled and skipped ones. */
export function getSummary(uploads: readonly Upload[]): UploadSummary {
  const counted = uploads.filter(({ state }) => state.is !== "cancelled" && state.is !== "skipped");
  const count = (is: UploadState["is"]) => counted.filter(({ state }) => state.is === is).length;
  // The weight of a file in the progress. An empty file has one too, because otherwise the bar would not move while many are
  // sent.
  const weight = (bytes: number) => bytes + 1;
  const all = counted.reduce((sum, { size }) => sum + weight(size), 0);
  const sent = counted.reduce(
    (sum, { sent, state, size }) => sum + (state.is === "done" ? weight(size) : sent),
    0,
  );
  return {
    done: count("done"),
    failed: count("failed"),
    underWay: counted.filter(isUnderWay).length,
    all: counted.length,
    share: all === 0 ? 1 : Math.min(1, sent / all),
  };
}
