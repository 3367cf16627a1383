import type { ConfirmationList } from "./confirmations-view.ts";

type Confirmation = { readonly state: string; readonly reopeningWord: string | null | undefined };

/** Whether a record is still of a list that it was read with: it may have been answered since. */
export function belongsToList({ state, reopeningWord }: Confirmation, list: ConfirmationList): boolean {
  return list === "reopening" ? state === "confirmed" && reopeningWord != null : state === list;
}
