import { useHints } from "../../../../features/hints/use-hints.ts";
import { latestRecord } from "../conflict/latest-record.ts";

export type FollowConfirmationProps = { readonly id: string; readonly ask: () => Promise<unknown> };

/**
 * Asks again when the attending has said something of the record; nothing to see. The stream of hints comes after the form.
 * Where the record cannot be read any more, the page stays as it is, with what was typed: saving says what became of it (7.074).
 */
export default function FollowConfirmation({ id, ask }: FollowConfirmationProps) {
  useHints({
    kind: "confirmation",
    id,
    isWanted: true,
    everyMs: null,
    everyMsWhileLive: null,
    ask: async () => {
      await latestRecord(id);
      await ask();
    },
  });
  return null;
}
