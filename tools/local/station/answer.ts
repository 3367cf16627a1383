import { err, type Result } from "@cathedra/domain";
import type { HostAnswer } from "@cathedra/qt-bridge/host";

/** Why a station does not do what its page asks: a code of the bridge's contract, and words for a log. */
export type StationError = Extract<HostAnswer<unknown>, { readonly ok: false }>["error"];

export type Answer<T> = Result<T, StationError>;

export function refuse(code: StationError["code"], message: string) {
  return err<StationError>({ code, message });
}
