import { logbookTexts } from "@cathedra/domain/messages";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import type { SaveRefusal } from "../../../../features/entity-form/save-refusal.ts";
import { isWithoutAnswer } from "../../../../features/entity-form/use-save-when-back.ts";
import {
  type LinkedToast,
  reloadWithToast,
  showToastOfReload,
  successWithLinks,
} from "../../../../features/reload/reload-with-toast.ts";
import { showDay } from "../../../../format/dates.ts";
import { focusTop } from "../../../../shell/focus-content.ts";
import { dropReloadFrame, storeReloadFrame } from "../../../../shell/frame-over-reload.ts";
import { toasts } from "../../../../shell/toasts.ts";
import { useViewer } from "../../../../shell/use-viewer.ts";
import { newRecordHead } from "../../crumbs.ts";
import type { LoadedRecord } from "./record-mapping.ts";
import { nextCase } from "./SavedNote.tsx";

/** The delay before the page is reloaded after a save, in milliseconds (7.028). */
const reloadAfterMs = 1200;

/** The subject of the toasts of a save: its success replaces an earlier failure. */
const subject = "the record of the form";

/** The step after the save: the usual one, or a copy for the next similar case. */
export type AfterSave = "as usual" | "copy";

export type OutcomeOf = {
  readonly kind: "new" | "copy" | "stored";
  /** Whether a copy of the record would be the person's own next case. */
  readonly mayCopy: boolean;
};

/** The record that was saved last, for the next new form if the page is not reloaded before. */
let savedBefore: LinkedToast | undefined;

/**
 * What happens after a save: a new record is followed by an empty form on a reloaded page, a change by the list (7.028). A copy
 * also leads to an empty form, at another address. The toast links to the saved record, and so does `saved` for the next form.
 */
export function useRecordOutcome({ kind, mayCopy }: OutcomeOf) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const isLeaving = next !== undefined && next !== pathname;
  const cancelReload = useRef<() => void>(undefined);
  const go = (href: string) => void navigate(href);
  const goOn = useRef(go);
  const viewer = useViewer();
  const [saved, setSaved] = useState<LinkedToast>();
  // Runs before the first paint, so that nothing moves.
  useLayoutEffect(() => {
    dropReloadFrame();
    const reloaded = showToastOfReload((href) => goOn.current(href));
    if (reloaded !== undefined || savedBefore !== undefined) focusTop();
    if (kind === "new") setSaved((before) => reloaded ?? savedBefore ?? before);
    savedBefore = undefined;
  }, [kind]);
  useEffect(() => {
    if (isLeaving) cancelReload.current?.();
    return () => cancelReload.current?.();
  }, [isLeaving]);
  return {
    /** The record that was saved by the form before this one. */
    saved,
    onSaved: ({ id, procedure, dateOfProcedure }: LoadedRecord, after: AfterSave) => {
      const copyHref = `/logbook/records/${id}/copy`;
      const toast: LinkedToast = {
        message: logbookTexts.recordSubmitted,
        subject,
        title: `Saved: ${procedure.name}, ${showDay(dateOfProcedure)}`,
        links: [
          { label: "Open", href: `/logbook/records/${id}` },
          ...(mayCopy && after !== "copy" ? [{ label: "Copy", href: copyHref }] : []),
        ],
      };
      if (kind === "new" && after === "as usual") {
        cancelReload.current = reloadWithToast(toast, {
          afterMs: reloadAfterMs,
          go,
          beforeReload: () => {
            if (viewer !== undefined && toast.title !== undefined)
              storeReloadFrame({ ...newRecordHead, said: { title: toast.title, text: nextCase }, viewer });
          },
        });
        // The focus moves before the page is left, because returning restores the old position.
        focusTop();
        return;
      }
      successWithLinks(toast, go);
      if (kind === "copy") savedBefore = toast;
      const usual = kind === "copy" ? "/logbook/records/create" : "/logbook/records";
      void navigate(after === "copy" ? copyHref : usual);
    },
    /** The record waits in this browser: the next form, and the list, open without the network. */
    onWaits: (toast: LinkedToast) => {
      successWithLinks({ ...toast, subject }, go);
      if (kind === "stored") {
        void navigate("/logbook/records");
        return;
      }
      savedBefore = { ...toast, subject };
      void navigate("/logbook/records/create", { replace: true });
    },
    onFailed: (refusal: SaveRefusal) => {
      // A save without an answer has not failed: it will be repeated, so no second message is shown.
      if (isWithoutAnswer(refusal)) return;
      // Other refusals are shown elsewhere: invalid fields by the form, and an expired session by the shell.
      if (refusal.kind === "refused" || refusal.kind === "failed")
        toasts.error(logbookTexts.recordSubmissionFailed, { subject });
    },
  };
}
