import { err, type Result } from "@cathedra/domain";

/** Why a station does not do what its page asks: a code of the bridge's contract, and words for a log. */
export type StationError = { readonly code: string; readonly message: string };

export type Answer<T> = Result<T, StationError>;

export function refuse(code: string, message: string) {
  return err<StationError>({ code, message });
}
