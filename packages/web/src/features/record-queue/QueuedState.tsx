import { recordQueueTexts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import type { QueuedRecord } from "./queued-record.ts";

export type QueuedStateProps = {
  readonly record: Pick<QueuedRecord, "refusal">;
  readonly isSending: boolean;
};

/** The state of what waits in this browser. */
export function QueuedState({ record, isSending }: QueuedStateProps) {
  if (isSending) return <Badge tone="info">{recordQueueTexts.sending}</Badge>;
  if (record.refusal !== null) return <Badge tone="warning">{recordQueueTexts.refused}</Badge>;
  return <Badge>{recordQueueTexts.waits}</Badge>;
}
