import { weekTexts as texts } from "@cathedra/domain/messages";
import { graphql, useMutation } from "react-relay/hooks";
import type { useInviteAgainMutation } from "../../../__generated__/useInviteAgainMutation.graphql.ts";
import { refusalText, toSaveRefusal } from "../../../features/entity-form/save-refusal.ts";
import { toasts } from "../../../shell/toasts.ts";

/** Sends an unanswered invitation again, with a new personal link. */
export function useInviteAgain(onDone: () => void) {
  const [commit, isSending] = useMutation<useInviteAgainMutation>(graphql`
    mutation useInviteAgainMutation($customerGroupId: Int!, $inviteeIds: [Int!]!) {
      inviteAgain(customerGroupId: $customerGroupId, inviteeIds: $inviteeIds) {
        count
      }
    }
  `);
  const invite = (customerGroupId: number, inviteeId: number) =>
    commit({
      variables: { customerGroupId, inviteeIds: [inviteeId] },
      onCompleted: ({ inviteAgain: { count } }) => {
        if (count > 0) toasts.success(texts.invited);
        else toasts.error(texts.notInvitedNow);
        onDone();
      },
      onError: (error) =>
        void toasts.error(refusalText(toSaveRefusal(error), texts.notInvited) ?? texts.notInvited),
    });
  return [invite, isSending] as const;
}
