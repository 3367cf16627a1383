import { fullName } from "@cathedra/domain";
import { confirmationListTexts, confirmationTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Checkbox } from "@cathedra/ui-kit/Checkbox";
import { CircleCheck, RotateCcw } from "@cathedra/ui-kit/Icon";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { VisuallyHidden } from "@cathedra/ui-kit/VisuallyHidden";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ConfirmationCard_record$key } from "../../../../__generated__/ConfirmationCard_record.graphql.ts";
import { showDay, showMoment } from "../../../../format/dates.ts";
import { ReopenDialog } from "../reopen/ReopenDialog.tsx";
import { cardFacts } from "./card-facts.ts";
import * as css from "./confirmations.css.ts";
import { ReturnDialog } from "./ReturnDialog.tsx";

export type ConfirmationCardProps = {
  readonly record: ConfirmationCard_record$key;
  readonly isChosen: boolean;
  /** Called when the record is selected or deselected; without it the record cannot be selected. */
  readonly onChoose: ((isChosen: boolean) => void) | undefined;
  readonly onConfirm: () => void;
  readonly isSending: boolean;
  readonly onOpen: () => void;
  /** Called with the new state of the record when the person answered it here. */
  readonly onAnswered: (state: string) => void;
};

/** The facts that an attending needs to judge a record, and two buttons; the rest is in the details. */
export function ConfirmationCard(props: ConfirmationCardProps) {
  const { isChosen, onChoose, onConfirm, isSending, onOpen, onAnswered } = props;
  const record = useFragment(
    graphql`
      fragment ConfirmationCard_record on Activity {
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
          }
          viewerCanReopen
          viewerCanAskToReopen
        }
      }
    `,
    props.record,
  );
  const [asking, setAsking] = useState<"return" | "reopen" | null>(null);
  const { confirmation, createdBy } = record;
  const { state, word, reopeningWord } = confirmation;
  const title = `${record.procedure.name}, ${showDay(record.dateOfProcedure)}`;
  const trainee = fullName({ firstName: createdBy?.first_name ?? "", lastName: createdBy?.last_name ?? "" });
  const isOpen = state === "open" || state === "returned";
  return (
    <Card kind="article" title={record.procedure.name} titleLevel={2}>
      <Stack gap={4}>
        <dl className={css.facts}>
          {cardFacts(record, trainee).map(({ label, text, isWide, isGrave }) => (
            <div key={label} className={isWide ? css.wide : css.fact}>
              <dt className={css.name}>{label}</dt>
              <dd className={isGrave ? css.grave : css.value}>{text}</dd>
            </div>
          ))}
        </dl>
        {word != null && (
          <Text tone="muted">{`${state === "open" ? confirmationListTexts.returnedBefore : confirmationListTexts.yourWord} ${word}`}</Text>
        )}
        {reopeningWord != null && (
          <Text>{`${confirmationListTexts.askedToReopen(trainee)} ${reopeningWord}`}</Text>
        )}
        {confirmation.confirmed != null && (
          <Text size="small">{confirmationListTexts.confirmedAs(confirmation.confirmed)}</Text>
        )}
        <Text size="small" tone="muted">
          {state === "open"
            ? confirmationListTexts.waitingSince(showMoment(Date.parse(confirmation.askedAt)))
            : confirmationListTexts.answeredAt(
                showMoment(Date.parse(confirmation.at ?? confirmation.askedAt)),
              )}
        </Text>
        <div className={css.bottom}>
          {isOpen && (
            <div className={css.acts}>
              <Button
                size="large"
                width="full"
                variant="primary"
                icon={CircleCheck}
                isDisabled={isSending}
                aria-label={confirmationListTexts.confirmOne(title)}
                onPress={onConfirm}
              >
                {confirmationTexts.confirm}
              </Button>
              <Button
                size="large"
                width="full"
                icon={RotateCcw}
                isDisabled={isSending}
                aria-label={confirmationListTexts.returnOne(title)}
                onPress={() => setAsking("return")}
              >
                {confirmationTexts.return}
              </Button>
            </div>
          )}
          <div className={css.foot}>
            <Button
              size="small"
              variant="quiet"
              aria-label={confirmationListTexts.detailsOf(title)}
              onPress={onOpen}
            >
              {confirmationTexts.details}
            </Button>
            {confirmation.viewerCanReopen && (
              <Button size="small" onPress={() => setAsking("reopen")}>
                {confirmationTexts.reopen}
              </Button>
            )}
            {onChoose !== undefined && (
              <Checkbox
                label={`${confirmationListTexts.choose} ${title}`}
                value={isChosen}
                onChange={onChoose}
              >
                {confirmationListTexts.choose}
                <VisuallyHidden>{` ${title}`}</VisuallyHidden>
              </Checkbox>
            )}
          </div>
        </div>
      </Stack>
      {asking === "return" && (
        <ReturnDialog
          record={record}
          onDone={(isReturned) => isReturned && onAnswered("returned")}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === "reopen" && (
        <ReopenDialog
          id={record.id}
          change="reopen"
          onClose={() => setAsking(null)}
          onDone={() => onAnswered("open")}
        />
      )}
    </Card>
  );
}
