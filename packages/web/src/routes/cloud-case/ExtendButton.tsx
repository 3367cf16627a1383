import { cloudSessionTexts } from "@cathedra/domain";
import { Button } from "@cathedra/ui-kit/Button";
import { Plus } from "@cathedra/ui-kit/Icon";
import { graphql, useMutation } from "react-relay/hooks";
import type { ExtendButtonMutation } from "../../__generated__/ExtendButtonMutation.graphql.ts";
import { ApiError } from "../../relay/errors.ts";
import { toasts } from "../../shell/toasts.ts";

export type ExtendButtonProps = {
  readonly sessionId: string;
  /** Until when it would go on. */
  readonly until: string;
  readonly size: "small" | "medium";
  readonly onExtended: () => void;
};

/** Lets the session go on for as long as it can (X63). */
export function ExtendButton({ sessionId, until, size, onExtended }: ExtendButtonProps) {
  const [commit, isPending] = useMutation<ExtendButtonMutation>(graphql`
    mutation ExtendButtonMutation($sessionId: ID!) {
      extendSingleUserCloudCase(sessionId: $sessionId) {
        id
        session_ends_at
      }
    }
  `);
  const extend = () =>
    commit({
      variables: { sessionId },
      onCompleted: () => {
        toasts.success(cloudSessionTexts.extended);
        onExtended();
      },
      onError: (error) => {
        const isRefused = error instanceof ApiError && error.code === "NOT_EXTENDABLE";
        toasts.error(isRefused ? error.message : cloudSessionTexts.extendFailed);
        onExtended();
      },
    });
  const time = new Intl.DateTimeFormat(navigator.language, { timeStyle: "short" }).format(Date.parse(until));
  return (
    <Button icon={Plus} size={size} isPending={isPending} onPress={extend}>
      {cloudSessionTexts.extendTo(time)}
    </Button>
  );
}
