import { recordFormTexts } from "@cathedra/domain/messages";
import type { DraftState } from "../../../../features/draft/draft-sync.ts";
import type { WaitingSave } from "../../../../features/entity-form/use-save-when-back.ts";
import { showTime } from "../../../../format/dates.ts";

/** The text of the form's bar about a waiting save or about the draft; empty if nothing was typed. */
export function draftNote(state: DraftState, save?: WaitingSave): string | undefined {
  if (save === "waits") return recordFormTexts.saveWaits;
  if (save === "changed since") return recordFormTexts.saveInterrupted;
  switch (state.kind) {
    case "none":
      return undefined;
    case "sending":
      return recordFormTexts.draftSending;
    case "saved":
      return recordFormTexts.draftSaved(showTime(state.savedAt));
    case "unsent":
      return recordFormTexts.draftUnsent;
    case "refused":
      return recordFormTexts.draftRefused(state.message);
  }
}
