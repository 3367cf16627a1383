import type { NameConflictPolicy } from "@cathedra/domain/storage";
import { observable } from "../../../../observable.ts";
import { getCode, UnavailableError } from "../../../../relay/errors.ts";
import type { Unfinished } from "./multipart-requests.ts";
import { isInParts, isOver, isUnderWay, needsFile, toBegin, type Upload, type UploadState } from "./queue.ts";

export type Sending = {
  readonly upload: Upload & { readonly file: File };
  readonly signal: AbortSignal;
  readonly onSent: (bytes: number) => void;
  /** Called when an upload in parts has got its id, by which it can be continued. */
  readonly onBegun: (begun: string) => void;
  /** Called when the comparison of stored parts with the file begins or ends. */
  readonly onComparing: (isComparing: boolean) => void;
};

export type UploaderPorts = {
  /** Sends a file; rejects with the portal's refusal, or with `UnavailableError` if there is no answer. */
  readonly send: (sending: Sending) => Promise<void>;
  /** Cancels an upload in parts: the portal deletes the parts that have arrived. */
  readonly giveUp: (begun: string) => Promise<void>;
  /** Resolves when the portal may answer again. */
  readonly untilBack: () => Promise<unknown>;
  /** Called when a file has arrived in this folder. */
  readonly onArrived: (key: string) => void;
  /** Called when no requested upload is left. */
  readonly onAllOver: (uploads: readonly Upload[]) => void;
  readonly getText: (error: unknown) => string;
  /** Whether the stored parts belong to another file. */
  readonly isAnotherFile: (error: unknown) => boolean;
};

export type Uploader = ReturnType<typeof createUploader>;

type NewUpload = Pick<Upload, "key"> & { readonly file: File };

/**
 * Uploads many files, a few at a time; failed ones can be retried, and those that wait for the network continue automatically.
 */
export function createUploader(ports: UploaderPorts) {
  const state = observable<readonly Upload[]>([]);
  const running = new Map<number, AbortController>();
  /** The ids of all uploads that were begun or shown here. */
  const seen = new Set<string>();
  let lastId = 0;
  let forAll: NameConflictPolicy | "skip" | null = null;

  const findUpload = (id: number) => state.get().find((upload) => upload.id === id);
  const updateUpload = (id: number, change: Partial<Upload>) => {
    state.set(state.get().map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  };
  const setUploadState = (id: number, to: UploadState, change: Partial<Upload> = {}) => {
    updateUpload(id, { ...change, state: to });
    const uploads = state.get();
    if (!uploads.some(isUnderWay) && !needsFile({ state: to })) {
      forAll = null;
      if (uploads.some(isOver)) ports.onAllOver(uploads);
    }
    go();
  };

  function go(): void {
    for (const upload of toBegin(state.get())) {
      const { file } = upload;
      if (file === null) continue;
      updateUpload(upload.id, { state: { is: "sending" } });
      void run({ ...upload, file });
    }
  }

  async function run(upload: Upload & { readonly file: File }): Promise<void> {
    const { id } = upload;
    const stop = new AbortController();
    running.set(id, stop);
    try {
      await ports.send({
        upload,
        signal: stop.signal,
        onSent: (sent) => !stop.signal.aborted && updateUpload(id, { sent }),
        onBegun: (begun) => {
          seen.add(begun);
          updateUpload(id, { begun });
        },
        onComparing: (isComparing) => updateUpload(id, { isComparing }),
      });
      running.delete(id);
      if (stop.signal.aborted) return;
      ports.onArrived(upload.key);
      setUploadState(id, { is: "done" }, { sent: upload.size, begun: null });
    } catch (error) {
      running.delete(id);
      // An upload that was stopped already has its final state.
      if (!stop.signal.aborted) failed(id, error);
    }
  }

  function failed(id: number, error: unknown): void {
    if (error instanceof UnavailableError || getCode(error) === "RATE_LIMITED") {
      setUploadState(id, { is: "away" });
      void ports.untilBack().then(() => {
        if (findUpload(id)?.state.is === "away") setUploadState(id, { is: "waiting" });
      });
    } else if (getCode(error) === "STORAGE_NAME_TAKEN") {
      if (forAll === null) setUploadState(id, { is: "taken" }, { sent: 0 });
      else settle(id, forAll);
    } else if (ports.isAnotherFile(error)) setUploadState(id, { is: "another" }, { sent: 0 });
    else setUploadState(id, { is: "failed", text: ports.getText(error) }, { sent: 0 });
  }

  function settle(id: number, policy: NameConflictPolicy | "skip"): void {
    if (policy === "skip") {
      forget(id);
      setUploadState(id, { is: "skipped" }, { begun: null });
    } else setUploadState(id, { is: "waiting" }, { policy });
  }

  /** Deletes the parts, which are no longer needed; the API also deletes them after a day if this request is lost. */
  function forget(id: number): void {
    const begun = findUpload(id)?.begun;
    if (begun != null) ports.giveUp(begun).catch(() => undefined);
  }

  function stop(id: number): void {
    running.get(id)?.abort();
    running.delete(id);
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    add(files: readonly NewUpload[]): void {
      // When new uploads begin while none is running, finished ones are removed from the list.
      const before = state.get().some(isUnderWay) ? state.get() : state.get().filter((one) => !isOver(one));
      const added: Upload[] = [];
      const left = [...before];
      for (const { file, key } of files) {
        const again = left.findIndex(
          (one) => one.state.is === "lost" && one.key === key && one.size === file.size,
        );
        const lost = left[again];
        if (lost !== undefined) left[again] = { ...lost, file, state: { is: "waiting" } };
        else {
          lastId += 1;
          added.push(newUpload(lastId, key, file));
        }
      }
      state.set([...left, ...added]);
      go();
    },
    /**
     * Takes over the API's list of unfinished uploads: those that this window does not know are shown, and those that were
     * finished or cancelled elsewhere are removed.
     */
    offer(unfinished: readonly Unfinished[]): void {
      const still = new Set(unfinished.map(({ id }) => id));
      const left = state.get().filter((one) => !needsFile(one) || one.begun === null || still.has(one.begun));
      const added = unfinished.filter(({ id }) => !seen.has(id)).filter((one) => !isBeginning(left, one));
      for (const { id } of added) seen.add(id);
      if (added.length === 0 && left.length === state.get().length) return;
      state.set([
        ...left,
        ...added.map(({ id, fileKey, size, begunAt }) => {
          lastId += 1;
          const lost = { key: fileKey, size, begun: id, begunAt, file: null, state: { is: "lost" } } as const;
          return { ...fresh, ...lost, id: lastId };
        }),
      ]);
    },
    /**
     * Continues an upload that was begun elsewhere with the chosen file; false if it is another file. The stored parts are
     * compared first.
     */
    bringBack(id: number, file: File): boolean {
      const upload = findUpload(id);
      if (upload === undefined || upload.size !== file.size) return false;
      setUploadState(id, { is: "waiting" }, { file });
      return true;
    },
    /** Sends the chosen file from its beginning; stored parts of the other file are deleted. */
    startOver(id: number): void {
      if (findUpload(id)?.state.is !== "another") return;
      forget(id);
      setUploadState(id, { is: "waiting" }, { begun: null, begunAt: null, sent: 0 });
    },
    pause(id: number): void {
      const upload = findUpload(id);
      if (upload === undefined || !isInParts(upload) || !isUnderWay(upload)) return;
      stop(id);
      setUploadState(id, { is: "paused" });
    },
    resume(id: number): void {
      if (findUpload(id)?.state.is === "paused") setUploadState(id, { is: "waiting" });
    },
    cancel(id: number): void {
      const upload = findUpload(id);
      if (upload === undefined || isOver(upload)) return;
      stop(id);
      forget(id);
      setUploadState(id, { is: "cancelled" }, { begun: null, sent: 0 });
    },
    cancelAll(): void {
      for (const { id } of state.get().filter(isUnderWay)) this.cancel(id);
    },
    tryAgain(id: number): void {
      const is = findUpload(id)?.state.is;
      if (is === "failed" || is === "cancelled") setUploadState(id, { is: "waiting" });
    },
    /** Applies the decision about a taken name, to this upload or to all further ones too. */
    answer(id: number, way: NameConflictPolicy | "skip", isForAll: boolean): void {
      if (isForAll) forAll = way;
      const asked = state
        .get()
        .filter(({ id: other, state: { is } }) => is === "taken" && (isForAll || other === id));
      for (const one of asked) settle(one.id, way);
    },
    /** Removes finished uploads from the list. */
    clear(): void {
      state.set(state.get().filter((upload) => !isOver(upload)));
    },
  };
}

/**
 * Whether an upload with this path and size has just begun in this window, so that the portal's answer with its id is still
 * missing.
 */
function isBeginning(uploads: readonly Upload[], { fileKey, size }: Unfinished): boolean {
  return uploads.some(
    (one) => one.begun === null && isUnderWay(one) && one.key === fileKey && one.size === size,
  );
}

function newUpload(id: number, key: string, file: File): Upload {
  return { ...fresh, id, key, file, size: file.size, state: { is: "waiting" } };
}

const fresh = { policy: "refuse", begun: null, begunAt: null, isComparing: false, sent: 0 } as const;
