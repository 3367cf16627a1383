import { weekTexts as texts } from "@cathedra/domain/messages";
import { graphql, useMutation } from "react-relay/hooks";
import type { useDismissMutation } from "../../../__generated__/useDismissMutation.graphql.ts";
import { refusalText, toSaveRefusal } from "../../../features/entity-form/save-refusal.ts";
import { offerUndo } from "../../../features/undo/offer-undo.ts";
import { toasts } from "../../../shell/toasts.ts";
import { getDay } from "./reason-text.ts";
import type { WeekRow } from "./week-columns.tsx";

/** Hides the shown reasons of a person until a date, and offers to undo that; null shows them again. */
export function useDismiss({ subject, name, reasons }: WeekRow, onDone: () => void, onUndone: () => void) {
  const [commit, isSaving] = useMutation<useDismissMutation>(graphql`
    mutation useDismissMutation($id: ID!, $reasons: [String!]!, $until: DateTime) {
      dismissThisWeek(id: $id, reasons: $reasons, until: $until) {
        id
        until
        undo {
          undoId
          seconds
        }
      }
    }
  `);
  const dismiss = (until: string | null) =>
    commit({
      variables: { id: subject, reasons: reasons.map(({ key }) => key), until },
      onCompleted: ({ dismissThisWeek: { undo } }) => {
        offerUndo(
          until === null ? texts.shownAgain(name) : texts.dismissedDone(name, getDay(until)),
          undo,
          onUndone,
        );
        onDone();
      },
      onError: (error) =>
        void toasts.error(refusalText(toSaveRefusal(error), texts.notDismissed) ?? texts.notDismissed),
    });
  return [dismiss, isSaving] as const;
}
