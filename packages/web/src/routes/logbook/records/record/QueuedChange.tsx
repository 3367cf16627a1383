import type { KeycloakId } from "@cathedra/domain";
import { recordQueueTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Inline } from "@cathedra/ui-kit/Inline";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { recordQueue } from "../../../../features/record-queue/browser-record-queue.ts";
import type { QueuedRecord } from "../../../../features/record-queue/queued-record.ts";
import { explainQueued, nameOf } from "../../../../features/record-queue/queued-record-texts.ts";
import { retryWhenOnline } from "../../../../retry-when-online.ts";
import { ChangeList } from "../conflict/ChangeList.tsx";
import { readRecordDraft } from "../form/record-draft.ts";
import { newRecordForm } from "../form/record-form.ts";

export type QueuedChangeProps = {
  readonly record: QueuedRecord;
  readonly isSending: boolean;
  /** Whether the page has the form of the record. */
  readonly hasForm: boolean;
  /** Whether the form shows what waits. */
  readonly isShown: boolean;
};

/** Says on the page of a stored record that its change or deletion waits in this browser, and why. */
export function QueuedChange({ record, isSending, hasForm, isShown }: QueuedChangeProps) {
  const [isDiscarding, setDiscarding] = useState(false);
  const { refusal, owner, kind } = record;
  const isChange = kind === "change";
  // The page shows the record as the portal has it once this was sent. A deleted one is told as gone.
  const { revalidate } = useRevalidator();
  const reread = useEffectEvent(() => void revalidate());
  useEffect(() => recordQueue.onSent(() => reread()), []);
  const mustAsk = refusal !== null || !recordQueue.isFromThisSession(record);
  const sendNow = () =>
    void recordQueue
      .release([record])
      .then(() => recordQueue.sendAll(owner))
      .catch(reportError);
  const formNote = isShown ? texts.formShowsChange : texts.formLacksChange;
  const state = refusal === null ? texts.waits : texts.refused;
  return (
    <>
      <Banner
        tone={refusal === null ? "info" : "warning"}
        title={isSending ? texts.sending : state}
        action={
          <Inline gap={2}>
            {mustAsk && (
              <Button size="small" isDisabled={isSending} onPress={sendNow}>
                {refusal === null ? "Send" : "Send again"}
              </Button>
            )}
            <Button
              size="small"
              isDisabled={isSending}
              onPress={() =>
                isChange ? setDiscarding(true) : void recordQueue.takeBack(record).catch(reportError)
              }
            >
              {isChange ? texts.discardChange : texts.keepRecord}
            </Button>
          </Inline>
        }
      >
        {[isChange && hasForm ? formNote : "", explainQueued(record)].join(" ").trim()}
      </Banner>
      {isChange && !(hasForm && isShown) && (
        <Suspense>
          <WaitingValues record={record} />
        </Suspense>
      )}
      <AlertDialog
        isOpen={isDiscarding}
        onOpenChange={setDiscarding}
        title={texts.discardChangeTitle}
        confirmLabel={texts.discardChange}
        failureMessage={texts.discardFailed}
        onConfirm={() => recordQueue.remove(record)}
      >
        {texts.discardChangeText(nameOf(record))}
      </AlertDialog>
    </>
  );
}

type ValuesProps = Pick<QueuedChangeProps, "record">;

/** The values of a change that no form shows. Loaded on demand, because few people need it. */
const WaitingValues = lazy(async () => {
  const { compareDrafts } = await retryWhenOnline(() => import("../conflict/merge-drafts.ts"));
  return {
    default: ({ record: { owner, content } }: ValuesProps) => {
      const me = { keycloakId: owner as KeycloakId, firstName: "", lastName: "" };
      const mine = readRecordDraft(content, newRecordForm(me, []));
      const base = { ...mine, form: mine.base ?? mine.form };
      const { versions, changes } = compareDrafts({ base, theirs: base, mine });
      return (
        <Card>
          <ChangeList
            title={texts.waitingValues}
            changes={changes}
            before={versions.base}
            after={versions.mine}
          />
        </Card>
      );
    },
  };
});
