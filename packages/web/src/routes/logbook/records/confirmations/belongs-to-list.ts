import type { ConfirmationList } from "./confirmations-view.ts";

type Confirmation = { readonly state: string; readonly reopeningWord: string | null | undefined };

/** Whether a record still belongs to the list in which it was shown: it may have been answered since. */
export function belongsToList({ state, reopeningWord }: Confirmation, list: ConfirmationList): boolean {
  return list === "reopening" ? state === "confirmed" && reopeningWord != null : state === list;
}
