import { Readable } from "node:stream";
import { isDeepStrictEqual } from "node:util";
import { caseFileName, type PersonalCase, personalCaseLimits } from "@cathedra/domain/personal-cases";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import { objectStoreError } from "../../storage/object-store-error.ts";
import { beginDelivery, type StoredFacts, type StoreRefusal, storeFile } from "../files/public.ts";
import { releaseRunFiles, retryWhenBusy, type Uploader } from "../result-intake/public.ts";
import type { SentCase } from "./case-form.ts";
import { countCases, getCase } from "./case-queries.ts";
import { caseRefused } from "./case-refused.ts";
import { type StoredCase, writeCase } from "./write-case.ts";

const endSignature = 0x06_05_4b_50;

const endBytes = 22;

/** The maximum length of the comment at the end of a zip file, in bytes. */
const maxCommentLength = 65_535;

export type CaseDeps = { readonly db: Db; readonly clock: Clock; readonly objectStore: ObjectStore };

/**
 * Stores a personal case. Its file is streamed into the object store under the person's id, and assigned to the person in one
 * transaction once it is complete. A repeated request returns the stored case; a newer case with the same id replaces it.
 */
export async function receiveCase(
  deps: CaseDeps,
  { userId, source }: Pick<Uploader, "userId" | "source">,
  sent: SentCase,
): Promise<{ readonly stored: PersonalCase; readonly isNew: boolean }> {
  const { db, objectStore } = deps;
  const before = await retryWhenBusy(() => getCase(db, userId, sent.jobId));
  if (before !== undefined && isSame(before, sent)) return { stored: before, isNew: false };
  const { most } = personalCaseLimits;
  if (before === undefined && (await retryWhenBusy(() => countCases(db, userId))) >= most)
    throw caseRefused({ reason: "too_many", most });

  const delivery = await retryWhenBusy(() => beginDelivery(db, `${userId}/`));
  const key = `${delivery.prefix}${caseFileName(sent.metadata.case_name)}`;
  try {
    const facts = await keepCase(objectStore, key, sent);
    const stored: StoredCase = { ...sent, ...facts, userId, key, source, deliveryId: delivery.id };
    const written = await retryWhenBusy(() => writeCase(deps, stored));
    // Another request stored the same case in the meantime, so the file of this request is removed.
    if (written.stored.filePath !== key) await releaseRunFiles(deps, delivery);
    return written;
  } catch (error) {
    await releaseRunFiles(deps, delivery);
    throw error;
  }
}

/** Whether the stored case has the announced content. */
function isSame(before: PersonalCase, { sha256, metadata }: SentCase): boolean {
  return before.sha256 === sha256 && isDeepStrictEqual(before.metadata, metadata);
}

/** Streams the file into the store and checks it on the way: anything but a complete archive is discarded. */
async function keepCase(
  objectStore: ObjectStore,
  key: string,
  { name, body, sha256 }: SentCase,
): Promise<StoredFacts> {
  const end = checkZipEnd();
  let trouble: unknown;
  async function* looked(): AsyncGenerator<Buffer> {
    try {
      for await (const piece of body) {
        end.take(piece);
        yield piece;
      }
    } catch (error) {
      trouble = error;
      throw error;
    }
  }
  const from = Readable.from(looked(), { objectMode: false });
  const claim = { name, families: ["case"] as const, maxBytes: personalCaseLimits.maxBytes };
  const stored = await storeFile(objectStore, key, from, claim)
    .catch((error: unknown) => {
      throw trouble ?? (error instanceof AppError ? error : objectStoreError(error));
    })
    .finally(() => from.destroy());
  if (!stored.ok) throw caseRefused(toRefusal(stored.error));
  if (!end.isWhole()) throw caseRefused({ reason: "incomplete" });
  if (sha256 !== null && sha256 !== stored.value.sha256) throw caseRefused({ reason: "digest_wrong" });
  return stored.value;
}

function toRefusal(refusal: StoreRefusal): Parameters<typeof caseRefused>[0] {
  switch (refusal.reason) {
    case "empty":
      return { reason: "empty" };
    case "too_large":
      return { reason: "too_large", maxBytes: refusal.maxBytes };
    case "unknown_type":
      return { reason: "file_name" };
    case "not_as_named":
      return { reason: "not_a_case" };
  }
}

/**
 * Checks the end of a zip file while it is streamed: a truncated file, or one with trailing data, is invalid. Only the end is
 * kept in memory.
 */
function checkZipEnd(): { readonly take: (piece: Buffer) => void; readonly isWhole: () => boolean } {
  let tail: Buffer = Buffer.alloc(0);
  let size = 0;
  return {
    take: (piece) => {
      size += piece.length;
      const most = endBytes + maxCommentLength;
      tail = piece.length >= most ? piece.subarray(-most) : Buffer.concat([tail, piece]).subarray(-most);
    },
    isWhole: () => {
      for (let at = tail.length - endBytes; at >= 0; at -= 1) {
        if (tail.readUInt32LE(at) === endSignature && endsAt(tail, at, size)) return true;
      }
      return false;
    },
  };
}

/** Whether the end record is at the end of the file, with a non-empty directory before it. */
function endsAt(tail: Buffer, at: number, size: number): boolean {
  const comment = tail.readUInt16LE(at + 20);
  if (at + endBytes + comment !== tail.length) return false;
  const entries = tail.readUInt16LE(at + 10);
  const directoryBytes = tail.readUInt32LE(at + 12);
  const directoryAt = tail.readUInt32LE(at + 16);
  const isLarge = entries === 0xff_ff || directoryBytes === 0xff_ff_ff_ff || directoryAt === 0xff_ff_ff_ff;
  return isLarge || (entries > 0 && directoryAt + directoryBytes <= size - (tail.length - at));
}
