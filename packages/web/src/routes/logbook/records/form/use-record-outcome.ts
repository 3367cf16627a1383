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
import { dropReloadFrame, keepReloadFrame } from "../../../../shell/frame-over-reload.ts";
import { toasts } from "../../../../shell/toasts.ts";
import { useViewer } from "../../../../shell/use-viewer.ts";
import { newRecordHead } from "../../crumbs.ts";
import type { LoadedRecord } from "./record-mapping.ts";
import { nextCase } from "./SavedNote.tsx";

/** (7.028) */
const reloadAfterMs = 1200;

/** The subject of the toasts of a save: its success replaces an earlier failure. */
const subject = "the record of the form";

/** What follows the save: the usual next step, or a copy for the next similar case. */
export type AfterSave = "as usual" | "copy";

export type OutcomeOf = {
  readonly kind: "new" | "copy" | "stored";
  /** Whether a copy of the record would be the person's own next case. */
  readonly mayCopy: boolean;
};

/** The record after whose save the next new form opens, where the page is not loaded again before. */
let savedBefore: LinkedToast | undefined;

/**
 * After a new record the page is loaded again, empty; after a change the list follows (7.028). A saved copy also leads to an
 * empty form, which has another address. The toast links to the saved record, and so does `saved` for the form that follows it.
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
  // Before the first paint, so that nothing moves.
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
              keepReloadFrame({ ...newRecordHead, said: { title: toast.title, text: nextCase }, viewer });
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
    /** The record waits in this browser: the next form opens without the network. */
    onWaits: (toast: LinkedToast) => {
      savedBefore = { ...toast, subject };
      successWithLinks(savedBefore, go);
      void navigate("/logbook/records/create", { replace: true });
    },
    onFailed: (refusal: SaveRefusal) => {
      // A save without an answer has not failed yet: it is repeated, and no second message is shown.
      if (isWithoutAnswer(refusal)) return;
      // The form names wrong fields itself, and the shell asks for a new sign-in itself.
      if (refusal.kind === "refused" || refusal.kind === "failed")
        toasts.error(logbookTexts.recordSubmissionFailed, { subject });
    },
  };
}
