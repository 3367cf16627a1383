import { useHints } from "../../../../features/hints/use-hints.ts";

export type FollowConfirmationProps = { readonly id: string; readonly ask: () => Promise<unknown> };

/** Asks again when the attending has said something of the record; nothing to see. The stream of hints comes after the form. */
export default function FollowConfirmation({ id, ask }: FollowConfirmationProps) {
  useHints({ kind: "confirmation", id, isWanted: true, everyMs: null, everyMsWhileLive: null, ask });
  return null;
}
