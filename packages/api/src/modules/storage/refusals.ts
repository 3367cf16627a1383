import { appErrorText } from "@cathedra/domain/messages";
import { keyOfPath, type NameRefusal, readPath } from "@cathedra/domain/storage";
import { AppError } from "../../errors.ts";

export function nameRefused(name: string, refusal: NameRefusal): AppError {
  const facts = { ...refusal, name };
  return new AppError("STORAGE_NAME_REFUSED", appErrorText("STORAGE_NAME_REFUSED", facts), facts);
}

export function gone(key: string): AppError {
  return new AppError("STORAGE_GONE", appErrorText("STORAGE_GONE", { key }), { key });
}

export function nameTaken(names: readonly string[], isDirectory: boolean): AppError {
  const facts = { key: keyOfPath(names, isDirectory), isDirectory };
  return new AppError("STORAGE_NAME_TAKEN", appErrorText("STORAGE_NAME_TAKEN", facts), facts);
}

/** The number of items differs from the confirmed one (X92). */
export function countChanged(count: number, size: number): AppError {
  const facts = { count, size };
  return new AppError("STORAGE_COUNT_CHANGED", appErrorText("STORAGE_COUNT_CHANGED", facts), facts);
}

export function intoItself(key: string): AppError {
  return new AppError("STORAGE_INTO_ITSELF", appErrorText("STORAGE_INTO_ITSELF", { key }), { key });
}

/** The names of an existing item's path; an invalid path counts as not found. */
export function getPath(key: string): readonly string[] {
  const path = readPath(key, false);
  if (!path.ok) throw gone(key);
  return path.value;
}

/** The names of the path of a new item; an invalid path is refused. */
export function newPathOf(key: string): readonly string[] {
  const path = readPath(key);
  if (!path.ok) throw nameRefused(key, path.error);
  if (path.value.length === 0) throw nameRefused(key, { reason: "empty" });
  return path.value;
}
