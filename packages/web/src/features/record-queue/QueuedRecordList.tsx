import { recordQueueTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { showMoment } from "../../format/dates.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import { draftHref } from "../draft/draft-address.ts";
import { localDrafts } from "../draft/drafts.ts";
import { recordQueue } from "./browser-record-queue.ts";
import * as css from "./QueuedRecordList.css.ts";
import { QueuedState } from "./QueuedState.tsx";
import type { QueuedRecord } from "./queued-record.ts";
import { explainQueued, nameOf, nameOfQueued } from "./queued-record-texts.ts";

/** The records of the person that wait in this browser, each with its state. */
export function QueuedRecordList({ owner }: { readonly owner: string }) {
  const { records, sending } = useSyncExternalStore(recordQueue.state.subscribe, recordQueue.state.get);
  const isMine = useViewer()?.keycloak_id === owner;
  const [recordToDelete, setRecordToDelete] = useState<QueuedRecord>();
  const deletes = recordToDelete?.kind === "change" ? discardsChange : deletesRecord;
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
      title={titleOf(records)}
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
            isSending={sending.has(record.id)}
            onSend={() => send([record])}
            onDelete={() => setRecordToDelete(record)}
            onTakeBack={() => void recordQueue.takeBack(record).catch(reportError)}
          />
        ))}
      </ul>
      <AlertDialog
        isOpen={recordToDelete !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setRecordToDelete(undefined);
        }}
        title={deletes.title}
        confirmLabel={deletes.label}
        failureMessage={deletes.failure}
        onConfirm={async () => {
          if (recordToDelete !== undefined) await recordQueue.remove(recordToDelete);
        }}
      >
        {deletes.text(recordToDelete === undefined ? "" : nameOf(recordToDelete))}
      </AlertDialog>
    </Card>
  );
}

const deletesRecord = {
  title: recordQueueTexts.deleteTitle,
  label: "Delete record",
  failure: recordQueueTexts.deleteFailed,
  text: recordQueueTexts.deleteText,
};

const discardsChange = {
  title: recordQueueTexts.discardChangeTitle,
  label: recordQueueTexts.discardChange,
  failure: recordQueueTexts.discardFailed,
  text: recordQueueTexts.discardChangeText,
};

function titleOf(records: readonly QueuedRecord[]): string {
  const isAllNew = records.every(({ kind = "new" }) => kind === "new");
  return (isAllNew ? recordQueueTexts.title : recordQueueTexts.titleOfChanges)(records.length);
}

type RowProps = {
  readonly record: QueuedRecord;
  readonly isSending: boolean;
  readonly onSend: () => void;
  readonly onDelete: () => void;
  readonly onTakeBack: () => void;
};

function QueuedRow({ record, isSending, onSend, onDelete, onTakeBack }: RowProps) {
  const navigate = useNavigate();
  const name = nameOfQueued(record);
  const { refusal, kind = "new" } = record;
  const removes = removesOf[kind];
  const mustAsk = refusal !== null || !recordQueue.isFromThisSession(record);
  const open = () => {
    const { owner, id, draftRevision } = record;
    const isGone = refusal?.code === "NOT_FOUND";
    if (kind === "deletion" || (kind === "change" && !isGone)) {
      // Its form shows what waits.
      void navigate(draftHref({ id, recordId: id }));
      return;
    }
    const content = kind === "change" ? asNewRecord(record.content) : record.content;
    // Newer text of this draft in the browser stays.
    if (localDrafts.read({ owner, id }) === undefined)
      localDrafts.keep({ owner, id, isChange: false, revision: draftRevision ?? null, base: null, content });
    void navigate(draftHref({ id }));
  };
  return (
    <li className={css.row}>
      <div className={css.subject}>
        <Inline gap={2}>
          <Text weight="semibold">{name}</Text>
          <QueuedState record={record} isSending={isSending} />
        </Inline>
        <Text size="small" tone="muted">
          {`${recordQueueTexts.savedAt(showMoment(record.savedAt))}. ${explainQueued(record)}`}
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
          aria-label={`${removes.verb} ${nameOf(record)}`}
          onPress={kind === "deletion" ? onTakeBack : onDelete}
        >
          {removes.label}
        </Button>
      </Inline>
    </li>
  );
}

/** How what waits is removed. */
const removesOf = {
  new: { verb: "Delete", label: "Delete" },
  change: { verb: "Discard the change of", label: "Discard" },
  deletion: { verb: "Keep", label: recordQueueTexts.keepRecord },
} as const;

/** The content of a change whose record is gone, for a new record. */
function asNewRecord(content: unknown): unknown {
  return { ...(typeof content === "object" ? content : {}), sent: [], basedOn: null, base: null };
}
