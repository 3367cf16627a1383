import { stationSignInTexts } from "@cathedra/domain/messages";
import { graphql, useMutation } from "react-relay/hooks";
import type { useAnswerCodeDeclineMutation } from "../../__generated__/useAnswerCodeDeclineMutation.graphql.ts";
import type { useAnswerCodeMutation } from "../../__generated__/useAnswerCodeMutation.graphql.ts";
import { ownServiceTag } from "./own-service-tag.ts";

/** The result of an answer: a status, or the reason why there is none. */
export type Answered = {
  readonly status?: string;
  readonly triesLeft?: number | null | undefined;
  readonly failure?: string;
};

/** Approves or declines a code; a failed request is reported with its reason (12.038). */
export function useAnswerCode(payload: string) {
  const [commitYes] = useMutation<useAnswerCodeMutation>(graphql`
    mutation useAnswerCodeMutation($payload: String!, $matchCode: String, $serviceTag: String) {
      QRLogin(payload: $payload, matchCode: $matchCode, serviceTag: $serviceTag) {
        status
        triesLeft
      }
    }
  `);
  const [commitNo] = useMutation<useAnswerCodeDeclineMutation>(graphql`
    mutation useAnswerCodeDeclineMutation($payload: String!) {
      declineQRLogin(payload: $payload) {
        status
      }
    }
  `);
  const failed = ({ message }: Error): Answered => ({ failure: `${stationSignInTexts.failed}. ${message}` });
  return {
    approve: (matchCode: string) =>
      new Promise<Answered>((resolve) => {
        commitYes({
          variables: { payload, matchCode, serviceTag: ownServiceTag() },
          onCompleted: ({ QRLogin }) => resolve(QRLogin),
          onError: (error) => resolve(failed(error)),
        });
      }),
    decline: () =>
      new Promise<Answered>((resolve) => {
        commitNo({
          variables: { payload },
          onCompleted: ({ declineQRLogin }) => resolve(declineQRLogin),
          onError: (error) => resolve(failed(error)),
        });
      }),
  };
}
