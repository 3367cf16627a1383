import { err, type Result } from "@cathedra/domain";
import type { HostAnswer } from "@cathedra/qt-bridge/host";
import * as v from "valibot";

/** Why a station refuses a request of its page: a code of the bridge's contract, and a text for a log. */
export type StationError = Extract<HostAnswer<unknown>, { readonly ok: false }>["error"];

export type Answer<T> = Result<T, StationError>;

/** Data from the disk, which was written in the form of the type. */
export const stationError = v.object({
  code: v.custom<StationError["code"]>((code) => typeof code === "string"),
  message: v.string(),
});

export function refuse(code: StationError["code"], message: string) {
  return err<StationError>({ code, message });
}
