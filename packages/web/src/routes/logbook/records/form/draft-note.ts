import { logbookTexts } from "@cathedra/domain/messages";
import type { DraftState } from "../../../../features/draft/draft-sync.ts";
import type { WaitingSave } from "../../../../features/entity-form/use-save-when-back.ts";
import { showTime } from "../../../../format/dates.ts";

/** The text of the form's bar about a waiting save or about the draft; empty if nothing was typed. */
export function draftNote(state: DraftState, save?: WaitingSave): string | undefined {
  if (save === "waits") return logbookTexts.saveWaits;
  if (save === "changed since") return logbookTexts.saveInterrupted;
  switch (state.kind) {
    case "none":
      return undefined;
    case "sending":
      return logbookTexts.draftSending;
    case "saved":
      return logbookTexts.draftSaved(showTime(state.savedAt));
    case "unsent":
      return logbookTexts.draftUnsent;
    case "refused":
      return logbookTexts.draftRefused(state.message);
  }
}
