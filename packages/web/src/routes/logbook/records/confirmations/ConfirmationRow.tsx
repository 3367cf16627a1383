import { fullName } from "@cathedra/domain";
import { confirmationListTexts, confirmationTexts, undoTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Checkbox } from "@cathedra/ui-kit/Checkbox";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Text } from "@cathedra/ui-kit/Text";
import { media } from "@cathedra/ui-kit/theme";
import { useMedia } from "@cathedra/ui-kit/use-media";
import { VisuallyHidden } from "@cathedra/ui-kit/VisuallyHidden";
import { lazy, Suspense, useId, useState } from "react";
import { graphql } from "react-relay/hooks";
import type { ConfirmationRows_page$data } from "../../../../__generated__/ConfirmationRows_page.graphql.ts";
import { ConfirmationBadge } from "../../../../features/confirmation/ConfirmationBadge.tsx";
import { showDay, showMoment } from "../../../../format/dates.ts";
import { retryWhenOnline } from "../../../../retry-when-online.ts";
import { ReopenDialog } from "../reopen/ReopenDialog.tsx";
import * as css from "./confirmations.css.ts";
import { ReturnDialog } from "./ReturnDialog.tsx";
import { recordFacts } from "./record-facts.ts";

const EntrustmentPanel = lazy(() =>
  retryWhenOnline(() => import("../../../../features/entrustment/EntrustmentPanel.tsx")),
);

export type ListedRecord = ConfirmationRows_page$data["records"][number];

/** What an attending needs to judge a record. It is read without a mask: an answered record stays when the store drops it. */
void graphql`
  fragment ConfirmationRow_record on Activity {
    id
    modifiedAt
    dateOfProcedure
    hospital
    complications
    complicationsComments
    procedureIndication
    success
    procedure {
      name
      interventionType
      organSystem
      category
      subCategory
      code
    }
    participants {
      name
      role
      level
      user {
        keycloak_id
      }
    }
    createdBy {
      keycloak_id
      first_name
      last_name
    }
    confirmationState
    entrustment {
      viewerCanRate
      ...EntrustmentPanel_entrustment
    }
    confirmation {
      state
      obstacle
      word
      at
      askedAt
      by {
        first_name
        last_name
      }
      reopeningWord
      confirmed {
        byName
        byAddress
        at
        attending
        hospital
        procedure
        isOfItsTime
        # The page of the record reads these of the same confirmation.
        capacity
        reason
        fingerprint
      }
      viewerCanConfirmInStead
      viewerCanReopen
      viewerCanAskToReopen
    }
  }
`;

export type ConfirmationRowProps = {
  readonly record: ListedRecord;
  readonly isChosen: boolean;
  /** Called when the record is selected or deselected; without it the record cannot be selected. */
  readonly onChoose: ((isChosen: boolean) => void) | undefined;
  readonly onConfirm: () => void;
  readonly isSending: boolean;
  readonly onOpen: () => void;
  /**
   * Called with the record as it is after an answer here, and with the number by which that can be undone; it may have been changed
   * in the meantime instead.
   */
  readonly onAnswered: (record: ListedRecord, undoId?: string) => void;
  /** Set once the record no longer belongs to the list. */
  readonly answered?: Answered | undefined;
};

type Answered = {
  /** The new state of the record; null: it has left the list for a reason that this page does not know. */
  readonly state: string | null;
  /** Undoes the answer; undefined once that is no longer possible. */
  readonly onUndo: (() => void) | undefined;
};

/**
 * The facts that an attending needs to judge a record, and its buttons in one line; the rest is in the details. An answered record
 * is as tall as before, with its state and Undo in place of the buttons.
 */
export function ConfirmationRow(props: ConfirmationRowProps) {
  const { record, isChosen, onChoose, onConfirm, isSending, onOpen, onAnswered, answered } = props;
  const titleId = useId();
  const isPhone = useMedia(media.narrow);
  const [asking, setAsking] = useState<"return" | "reopen" | null>(null);
  const { confirmation, createdBy } = record;
  const { state, word, reopeningWord, confirmed } = confirmation;
  const title = `${record.procedure.name}, ${showDay(record.dateOfProcedure)}`;
  const trainee = fullName({ firstName: createdBy?.first_name ?? "", lastName: createdBy?.last_name ?? "" });
  const isOpen = state === "open" || state === "returned";
  return (
    <article aria-labelledby={titleId} className={css.row}>
      <div className={css.subject}>
        <div className={css.head}>
          {onChoose !== undefined && (
            <div className={css.choice}>
              <Checkbox
                label={`${confirmationListTexts.choose} ${title}`}
                value={isChosen}
                isDisabled={answered !== undefined}
                onChange={onChoose}
              >
                <VisuallyHidden>{`${confirmationListTexts.choose} ${title}`}</VisuallyHidden>
              </Checkbox>
            </div>
          )}
          <Heading level={2} size={isPhone ? "label" : "block"} id={titleId}>
            {record.procedure.name}
          </Heading>
        </div>
        <dl className={css.facts}>
          {recordFacts(record, trainee).map(({ label, text, kind }) => (
            <div key={label} className={css.fact[kind]}>
              <dt className={css.name}>
                {kind === "plain" || (kind === "long" && isPhone) ? (
                  <VisuallyHidden>{label}</VisuallyHidden>
                ) : (
                  `${label}: `
                )}
              </dt>
              <dd className={css.value}>{text}</dd>
            </div>
          ))}
        </dl>
        {word != null && (
          <Text size="small">{`${state === "open" ? confirmationListTexts.returnedBefore : confirmationListTexts.yourWord} ${word}`}</Text>
        )}
        {reopeningWord != null && (
          <Text size="small">{`${confirmationListTexts.askedToReopen(trainee)} ${reopeningWord}`}</Text>
        )}
        {confirmed != null && answered === undefined && (
          <Text size="small">{confirmationListTexts.confirmedAs(confirmed)}</Text>
        )}
      </div>
      <div className={css.side}>
        {answered === undefined ? (
          <div className={css.acts}>
            <Button variant="quiet" aria-label={confirmationListTexts.getDetails(title)} onPress={onOpen}>
              {confirmationTexts.details}
            </Button>
            {confirmation.viewerCanReopen && (
              <Button onPress={() => setAsking("reopen")}>{confirmationTexts.reopen}</Button>
            )}
            {isOpen && (
              <>
                <Button
                  isDisabled={isSending}
                  aria-label={confirmationListTexts.returnOne(title)}
                  onPress={() => setAsking("return")}
                >
                  {confirmationTexts.return}
                </Button>
                <Button
                  variant="primary"
                  isDisabled={isSending}
                  aria-label={confirmationListTexts.confirmOne(title)}
                  onPress={onConfirm}
                >
                  {confirmationTexts.confirm}
                </Button>
              </>
            )}
          </div>
        ) : (
          // Undo stands where Details was, so that the second press of a double one does not undo.
          <div className={css.acts}>
            {answered.onUndo !== undefined && (
              <Button aria-label={`${undoTexts.undo}: ${title}`} onPress={answered.onUndo}>
                {undoTexts.undo}
              </Button>
            )}
            <div className={css.state}>
              {answered.state === null ? (
                <Text size="small">{confirmationListTexts.leftTheList}</Text>
              ) : (
                <ConfirmationBadge state={answered.state} />
              )}
            </div>
          </div>
        )}
        {/* A phone has no room for it; the list begins with what has waited longest. */}
        {!isPhone && (
          <Text size="small" tone="muted">
            {state === "open"
              ? confirmationListTexts.waitingSince(showMoment(Date.parse(confirmation.askedAt)))
              : confirmationListTexts.answeredAt(
                  showMoment(Date.parse(confirmation.at ?? confirmation.askedAt)),
                )}
          </Text>
        )}
      </div>
      {answered?.state === "confirmed" && record.entrustment?.viewerCanRate === true && (
        <div className={css.rating}>
          <Suspense fallback={null}>
            <EntrustmentPanel recordId={record.id} entrustment={record.entrustment} />
          </Suspense>
        </div>
      )}
      {asking === "return" && (
        <ReturnDialog
          record={record}
          onDone={(now, undoId) => now !== null && onAnswered(now, undoId)}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === "reopen" && (
        <ReopenDialog
          id={record.id}
          change="reopen"
          onClose={() => setAsking(null)}
          onDone={() =>
            onAnswered({ ...record, confirmation: { ...confirmation, state: "open", reopeningWord: null } })
          }
        />
      )}
    </article>
  );
}
