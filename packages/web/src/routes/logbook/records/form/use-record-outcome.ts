import { logbookTexts } from "@cathedra/domain";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { reloadWithToast, showToastOfReload } from "../../../../features/reload/reload-with-toast.ts";
import { toasts } from "../../../../shell/toasts.ts";
import type { SaveRefusal } from "./save-errors.ts";

/** (7.028) */
const reloadAfterMs = 1200;

/** After a new record the page loads again, empty; after a change the list follows (7.028). */
export function useRecordOutcome(isNew: boolean) {
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
    onSaved: () => {
      if (isNew) {
        cancelReload.current = reloadWithToast(logbookTexts.recordSubmitted, reloadAfterMs);
      } else {
        toasts.success(logbookTexts.recordSubmitted);
        void navigate("/logbook/records");
      }
    },
    onFailed: ({ kind }: SaveRefusal) => {
      // The form names wrong fields itself, and the shell asks for a new sign-in itself.
      if (kind === "refused" || kind === "failed") toasts.error(logbookTexts.recordSubmissionFailed);
    },
  };
}
