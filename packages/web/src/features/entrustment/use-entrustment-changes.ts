import { entrustmentTexts as texts } from "@cathedra/domain/messages";
import { graphql, useMutation } from "react-relay/hooks";
import type { useEntrustmentChangesRateMutation } from "../../__generated__/useEntrustmentChangesRateMutation.graphql.ts";
import type { useEntrustmentChangesRoleMutation } from "../../__generated__/useEntrustmentChangesRoleMutation.graphql.ts";
import { SessionExpiredError } from "../../auth/tokens.ts";
import { announce } from "../../shell/announcements.ts";
import { toasts } from "../../shell/toasts.ts";

type Rating = useEntrustmentChangesRateMutation["variables"]["rating"];
type Role = Omit<useEntrustmentChangesRoleMutation["variables"], "id">;

/** Saves a rating or a role of a record; a failure is told, and what was shown stays. */
export function useEntrustmentChanges(id: string) {
  const [commitRating, isRating] = useMutation<useEntrustmentChangesRateMutation>(graphql`
    mutation useEntrustmentChangesRateMutation($id: ID!, $rating: EntrustmentRatingInput!) {
      rateEntrustment(id: $id, rating: $rating) {
        ...EntrustmentPanel_entrustment
      }
    }
  `);
  const [commitRole, isStating] = useMutation<useEntrustmentChangesRoleMutation>(graphql`
    mutation useEntrustmentChangesRoleMutation($id: ID!, $role: StatedRole!, $comment: String) {
      stateTraineeRole(id: $id, role: $role, comment: $comment) {
        ...EntrustmentPanel_entrustment
      }
    }
  `);
  const onError = (error: Error) => {
    // If the session has expired, the shell asks for a new sign-in.
    if (!(error instanceof SessionExpiredError)) toasts.error(error.message || texts.notSaved);
  };
  return {
    isSending: isRating || isStating,
    rate: (rating: Rating) =>
      commitRating({ variables: { id, rating }, onCompleted: () => announce(texts.saved), onError }),
    stateRole: (role: Role, onDone?: () => void) =>
      commitRole({
        variables: { id, ...role },
        onCompleted: () => {
          announce(texts.role.saved);
          onDone?.();
        },
        onError,
      }),
  };
}
