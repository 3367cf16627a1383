import { certificateTexts as texts } from "@cathedra/domain/messages";
import { graphql, useMutation } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { useCertificateChangesIssueMutation } from "../../../__generated__/useCertificateChangesIssueMutation.graphql.ts";
import type { useCertificateChangesWithdrawMutation } from "../../../__generated__/useCertificateChangesWithdrawMutation.graphql.ts";
import { toasts } from "../../../shell/toasts.ts";

/** Issues, changes and withdraws the person's own certificate; the page is refetched afterwards, whatever the outcome. */
export function useCertificateChanges(assignmentId: number) {
  const { revalidate, state } = useRevalidator();
  const [commitIssue, isIssuing] = useMutation<useCertificateChangesIssueMutation>(graphql`
    mutation useCertificateChangesIssueMutation($assignmentId: Int!, $showsName: Boolean!) {
      issueCertificate(assignmentId: $assignmentId, showsName: $showsName) {
        code
        showsName
      }
    }
  `);
  const [commitWithdraw] = useMutation<useCertificateChangesWithdrawMutation>(graphql`
    mutation useCertificateChangesWithdrawMutation($assignmentId: Int!) {
      withdrawCertificate(assignmentId: $assignmentId)
    }
  `);
  const issue = (showsName: boolean) =>
    new Promise<void>((resolve) => {
      commitIssue({
        variables: { assignmentId, showsName },
        onCompleted: () => resolve(),
        onError: () => {
          toasts.error(texts.issueFailed);
          resolve();
        },
      });
    }).then(revalidate);
  const withdraw = () =>
    new Promise<void>((resolve) => {
      commitWithdraw({
        variables: { assignmentId },
        onCompleted: () => {
          toasts.success(texts.withdrawn);
          resolve();
        },
        onError: () => {
          toasts.error(texts.withdrawFailed);
          resolve();
        },
      });
    }).then(revalidate);
  return { issue, withdraw, isPending: isIssuing || state === "loading" };
}
