import { partCount } from "@cathedra/domain/storage";
import { UnavailableError } from "../../../../relay/errors.ts";
import type { WholeDigest } from "./digest-parts.ts";

/** A request to the worker: the first one contains the file, later ones refer to it by its id. */
export type DigestRequest = {
  readonly asked: number;
  readonly id: number;
  readonly wants: "part" | "whole";
} & ({ readonly file: File; readonly partSize: number } | Record<never, never>);

export type DigestAnswer = { readonly asked: number } & (
  | { readonly part: string }
  | { readonly whole: WholeDigest }
  | { readonly hasFailed: true }
);

/** Thrown when the file was changed, moved or deleted after it was chosen. */
export class UnreadableFileError extends Error {
  override readonly name = "UnreadableFileError";
}

export type FileDigests = {
  /** The SHA-256 of a part, by its number from 1. */
  readonly part: (number: number) => Promise<string>;
  readonly whole: () => Promise<WholeDigest>;
};

/** The part of a worker that is used here. */
export type DigestWorker = Pick<Worker, "postMessage" | "addEventListener" | "terminate">;

/**
 * Reads files in one worker, each from the beginning and only as far as requested: a paused file costs nothing, and a continued
 * one is not read again.
 */
export function createFileDigests(startWorker: () => DigestWorker) {
  const known = new WeakMap<File, { readonly partSize: number; readonly digests: FileDigests }>();
  const waiting = new Map<number, (answer: DigestAnswer | "no worker") => void>();
  let worker: DigestWorker | null = null;
  let [lastAsked, lastId] = [0, 0];

  function running(): DigestWorker {
    if (worker !== null) return worker;
    const started = startWorker();
    started.addEventListener("message", (event) => {
      const { data } = event as MessageEvent<DigestAnswer>;
      waiting.get(data.asked)?.(data);
      waiting.delete(data.asked);
    });
    // The worker's script failed to load: pending requests fail, and the next one tries again.
    started.addEventListener("error", () => {
      started.terminate();
      worker = null;
      for (const tell of waiting.values()) tell("no worker");
      waiting.clear();
    });
    worker = started;
    return started;
  }

  async function ask(request: Omit<DigestRequest, "asked">): Promise<DigestAnswer> {
    lastAsked += 1;
    const requestId = lastAsked;
    const answer = await new Promise<DigestAnswer | "no worker">((resolve) => {
      waiting.set(requestId, resolve);
      running().postMessage({ ...request, asked: requestId });
    });
    if (answer === "no worker") throw new UnavailableError();
    if ("hasFailed" in answer) throw new UnreadableFileError();
    return answer;
  }

  function open(file: File, partSize: number): FileDigests {
    lastId += 1;
    const id = lastId;
    const parts: Promise<string>[] = [];
    let whole: Promise<WholeDigest> | undefined;
    const forgetting = <Of>(answer: Promise<Of>): Promise<Of> => {
      // If reading fails, the result is forgotten, so that the next attempt reads the file again.
      answer.catch(() => known.delete(file));
      return answer;
    };
    const next = async (before: Promise<string> | undefined): Promise<string> => {
      await before;
      const first = before === undefined ? { file, partSize } : {};
      const answer = await ask({ id, wants: "part", ...first });
      return "part" in answer ? answer.part : "";
    };
    const part = (number: number): Promise<string> => {
      while (parts.length < number) parts.push(forgetting(next(parts.at(-1))));
      return parts[number - 1] ?? Promise.reject(new UnreadableFileError());
    };
    const end = async (): Promise<WholeDigest> => {
      await part(partCount({ size: file.size, partSize }));
      const answer = await ask({ id, wants: "whole" });
      if ("whole" in answer) return answer.whole;
      throw new UnreadableFileError();
    };
    return {
      part,
      whole: () => {
        whole ??= forgetting(end());
        return whole;
      },
    };
  }

  return (file: File, partSize: number): FileDigests => {
    const before = known.get(file);
    if (before?.partSize === partSize) return before.digests;
    const digests = open(file, partSize);
    known.set(file, { partSize, digests });
    return digests;
  };
}

export const fileDigests = createFileDigests(
  () => new Worker(new URL("./digest-worker.ts", import.meta.url), { type: "module" }),
);
