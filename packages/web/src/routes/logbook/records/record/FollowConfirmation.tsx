import { useHints } from "../../../../features/hints/use-hints.ts";
import { fetchLatestRecord } from "../conflict/latest-record.ts";

export type FollowConfirmationProps = {
  readonly id: string;
  readonly ask: () => Promise<unknown>;
};

/**
 * Refetches the record when its attending has answered. The stream of hints is opened after the form. When the record can no
 * longer be read, the page keeps what was typed: saving shows why (7.074).
 */
export default function FollowConfirmation({ id, ask }: FollowConfirmationProps) {
  useHints({
    kind: "confirmation",
    // A hint about several records does not say which.
    take: (hint) => hint.id !== id && hint.id !== "many",
    isWanted: true,
    everyMs: null,
    everyMsWhileLive: null,
    ask: async () => {
      await fetchLatestRecord(id);
      await ask();
    },
  });
  return null;
}
