import { cloudSessionTexts } from "@cathedra/domain/messages";
import { graphql, useMutation } from "react-relay/hooks";
import type { useExtendSessionMutation } from "../../__generated__/useExtendSessionMutation.graphql.ts";
import { showTime } from "../../format/dates.ts";
import { getCode } from "../../relay/errors.ts";
import { toasts } from "../../shell/toasts.ts";

export type Extension = {
  readonly label: string;
  readonly isPending: boolean;
  readonly onPress: () => void;
};

export type ExtendParts = {
  readonly sessionId: string;
  /** Until when the session would be extended; null if it cannot be extended now. */
  readonly until: string | null | undefined;
  readonly onExtended: () => void;
};

/** Extends the session as far as possible (X63); undefined if it cannot be extended. */
export function useExtendSession({ sessionId, until, onExtended }: ExtendParts): Extension | undefined {
  const [commit, isPending] = useMutation<useExtendSessionMutation>(graphql`
    mutation useExtendSessionMutation($sessionId: ID!) {
      extendSingleUserCloudCase(sessionId: $sessionId) {
        id
        session_ends_at
      }
    }
  `);
  if (until == null) return undefined;
  const time = showTime(Date.parse(until));
  const onPress = () =>
    commit({
      variables: { sessionId },
      onCompleted: () => {
        toasts.success(cloudSessionTexts.extended);
        onExtended();
      },
      onError: (error) => {
        const isRefused = getCode(error) === "NOT_EXTENDABLE";
        toasts.error(isRefused ? error.message : cloudSessionTexts.extendFailed);
        onExtended();
      },
    });
  return { label: cloudSessionTexts.extendTo(time), isPending, onPress };
}
