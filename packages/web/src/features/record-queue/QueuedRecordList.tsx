import { recordQueueTexts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { showDay, showMoment } from "../../format/dates.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import { draftHref } from "../draft/draft-address.ts";
import { localDrafts } from "../draft/drafts.ts";
import { recordQueue } from "./own-queue.ts";
import * as css from "./QueuedRecordList.css.ts";
import type { QueuedRecord } from "./queued-record.ts";

/** The records of the person that wait in this browser, each with its state. */
export function QueuedRecordList({ owner }: { readonly owner: string }) {
  const { records, sending } = useSyncExternalStore(recordQueue.state.subscribe, recordQueue.state.get);
  const isMine = useViewer()?.keycloak_id === owner;
  const [recordToDelete, setRecordToDelete] = useState<QueuedRecord>();
  const { revalidate } = useRevalidator();
  const reread = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (isMine) void recordQueue.read(owner).catch(reportError);
  }, [isMine, owner]);
  // What was sent is in the lists of this page from now on.
  useEffect(() => recordQueue.onSent(() => reread()), []);
  if (!isMine || records.length === 0) return null;
  const send = (some: readonly QueuedRecord[]) =>
    void recordQueue
      .release(some)
      .then(() => recordQueue.sendAll(owner))
      .catch(reportError);
  const asked = records.filter((record) => record.refusal === null && !recordQueue.isFromThisSession(record));
  return (
    <Card
      title={recordQueueTexts.title(records.length)}
      padding="none"
      actions={
        asked.length > 1 && (
          <Button size="small" onPress={() => send(asked)}>
            Send all
          </Button>
        )
      }
    >
      <ul className={css.list}>
        {records.map((record) => (
          <QueuedRow
            key={record.id}
            record={record}
            isSending={sending === record.id}
            onSend={() => send([record])}
            onDelete={() => setRecordToDelete(record)}
          />
        ))}
      </ul>
      <AlertDialog
        isOpen={recordToDelete !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setRecordToDelete(undefined);
        }}
        title={recordQueueTexts.deleteTitle}
        confirmLabel="Delete record"
        failureMessage={recordQueueTexts.deleteFailed}
        onConfirm={async () => {
          if (recordToDelete !== undefined) await recordQueue.remove(recordToDelete);
        }}
      >
        {recordQueueTexts.deleteText(recordToDelete === undefined ? "" : nameOf(recordToDelete))}
      </AlertDialog>
    </Card>
  );
}

type RowProps = {
  readonly record: QueuedRecord;
  readonly isSending: boolean;
  readonly onSend: () => void;
  readonly onDelete: () => void;
};

function QueuedRow({ record, isSending, onSend, onDelete }: RowProps) {
  const navigate = useNavigate();
  const name = nameOf(record);
  const { refusal } = record;
  const mustAsk = refusal !== null || !recordQueue.isFromThisSession(record);
  const open = () => {
    const { owner, id, draftRevision, content } = record;
    // Newer text of this draft in the browser stays.
    if (localDrafts.read({ owner, id }) === undefined)
      localDrafts.keep({ owner, id, isChange: false, revision: draftRevision ?? null, base: null, content });
    void navigate(draftHref({ id }));
  };
  return (
    <li className={css.row}>
      <div className={css.what}>
        <Inline gap={2}>
          <Text weight="semibold">{name}</Text>
          <State record={record} isSending={isSending} />
        </Inline>
        <Text size="small" tone="muted">
          {`${recordQueueTexts.savedAt(showMoment(record.savedAt))}. ${explanationOf(record)}`}
        </Text>
      </div>
      <Inline gap={2}>
        {mustAsk && (
          <Button size="small" isDisabled={isSending} aria-label={`Send ${name}`} onPress={onSend}>
            {refusal === null ? "Send" : "Send again"}
          </Button>
        )}
        <Button size="small" isDisabled={isSending} aria-label={`Open ${name}`} onPress={open}>
          Open
        </Button>
        <Button
          size="small"
          variant="quiet"
          isDisabled={isSending}
          aria-label={`Delete ${name}`}
          onPress={onDelete}
        >
          Delete
        </Button>
      </Inline>
    </li>
  );
}

function State({ record, isSending }: Pick<RowProps, "record" | "isSending">) {
  if (isSending) return <Badge tone="info">{recordQueueTexts.sending}</Badge>;
  if (record.refusal !== null) return <Badge tone="warning">{recordQueueTexts.refused}</Badge>;
  return <Badge>{recordQueueTexts.waits}</Badge>;
}

function explanationOf(record: QueuedRecord): string {
  if (record.refusal !== null) return record.refusal.message;
  return recordQueue.isFromThisSession(record) ? recordQueueTexts.sentWhenBack : recordQueueTexts.askedFirst;
}

function nameOf({ procedureName, dateOfProcedure }: QueuedRecord): string {
  return `${procedureName}, ${showDay(dateOfProcedure)}`;
}
