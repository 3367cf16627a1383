import { recordQueueTexts } from "@cathedra/domain/messages";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Text } from "@cathedra/ui-kit/Text";
import { QueuedState } from "./QueuedState.tsx";
import type { QueuedRecord } from "./queued-record.ts";

export type QueuedNoteProps = { readonly record: QueuedRecord; readonly isSending: boolean };

/** Says in the row of a stored record that its change or deletion waits in this browser. */
export function QueuedNote({ record, isSending }: QueuedNoteProps) {
  return (
    <Inline gap={2}>
      {record.kind === "deletion" && (
        <Text as="span" size="caption" tone="muted">
          {recordQueueTexts.deletion}
        </Text>
      )}
      <QueuedState {...{ record, isSending }} />
    </Inline>
  );
}
