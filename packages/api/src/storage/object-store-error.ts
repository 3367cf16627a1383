import { appErrorText } from "@cathedra/domain/messages";
import { AppError, unavailable } from "../errors.ts";

/** After how many seconds a sender should try again when the store is full. */
const roomSeconds = 300;
const fullCodes = new Set(["ENOSPC", "EDQUOT", "EFBIG", "QuotaExceeded", "XMinioStorageFull"]);

/** The answer to a deliverer when the object store fails: it is full, or unavailable. */
export function objectStoreError(error: unknown): AppError {
  const named = error instanceof Error ? [("code" in error && String(error.code)) || "", error.name] : [];
  if (!named.some((name) => fullCodes.has(name))) return unavailable(error);
  const facts = { retryAfterSeconds: roomSeconds };
  return new AppError("STORAGE_FULL", appErrorText("STORAGE_FULL", facts), facts, { cause: error });
}
