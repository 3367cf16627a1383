import { logbookTexts } from "@cathedra/domain";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { reloadWithToast, showToastOfReload } from "../../../../features/reload/reload-with-toast.ts";
import { toasts } from "../../../../shell/toasts.ts";
import type { SaveRefusal } from "./save-errors.ts";

/** (7.028) */
const reloadAfterMs = 1200;

/** What a person wants after the save: as usual, or a copy for the next similar case. */
export type AfterSave = "as usual" | "copy";

/**
 * After a new record the page loads again, empty; after a change the list follows (7.028). A copy that is saved leads
 * to an empty form too, which is at another address.
 */
export function useRecordOutcome(kind: "new" | "copy" | "stored") {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const isLeaving = next !== undefined && next !== pathname;
  const cancelReload = useRef<() => void>(undefined);
  useEffect(() => showToastOfReload(), []);
  useEffect(() => {
    if (isLeaving) cancelReload.current?.();
    return () => cancelReload.current?.();
  }, [isLeaving]);
  return {
    onSaved: ({ id }: { readonly id: string }, after: AfterSave) => {
      if (kind === "new" && after === "as usual") {
        cancelReload.current = reloadWithToast(logbookTexts.recordSubmitted, reloadAfterMs);
        return;
      }
      toasts.success(logbookTexts.recordSubmitted);
      const usual = kind === "copy" ? "/logbook/records/create" : "/logbook/records";
      void navigate(after === "copy" ? `/logbook/records/${id}/copy` : usual);
    },
    onFailed: (refusal: SaveRefusal) => {
      // The form names wrong fields itself, and the shell asks for a new sign-in itself.
      if (refusal.kind === "refused" || refusal.kind === "failed")
        toasts.error(logbookTexts.recordSubmissionFailed);
    },
  };
}
