import { confirmationTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ConfirmationCards_page$key } from "../../../../__generated__/ConfirmationCards_page.graphql.ts";
import { keepFocus } from "../../../../shell/focus-content.ts";
import { contentId } from "../../../../shell/use-page-title.ts";
import { ConfirmationCard } from "./ConfirmationCard.tsx";
import { ConfirmMany } from "./ConfirmMany.tsx";
import * as css from "./confirmations.css.ts";
import type { ConfirmationList, ConfirmationsView } from "./confirmations-view.ts";
import { useConfirm } from "./use-confirm.ts";
import { useMoreRecords } from "./use-more-records.ts";

export type ConfirmationCardsProps = {
  readonly page: ConfirmationCards_page$key;
  readonly view: ConfirmationsView;
  readonly onOpen: (id: string) => void;
};

/**
 * A card for each record. An answered record leaves the list automatically, whether it was answered here or on another device.
 */
export function ConfirmationCards({ page, view, onOpen }: ConfirmationCardsProps) {
  const first = useFragment(
    graphql`
      fragment ConfirmationCards_page on LogbookConfirmationsPage {
        next
        records {
          id
          modifiedAt
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
          ...ConfirmationCard_record
        }
      }
    `,
    page,
  );
  const { records: all, more, isBusy } = useMoreRecords(first, view);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { confirm, isSending } = useConfirm();
  const records = all.filter(({ confirmation }) => belongsToList(confirmation, view.list));
  const picked = records.filter(({ id }) => chosen.has(id));
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id)));
  const list = useRef<HTMLUListElement>(null);
  /** An answered record leaves the list together with the focused button: the focus moves to the next record. */
  const goOnFrom = (index: number) =>
    keepFocus(() => {
      const left = [...(list.current?.querySelectorAll<HTMLElement>(":scope > li") ?? [])];
      return left[Math.min(index, left.length - 1)] ?? document.getElementById(contentId);
    });
  if (records.length === 0 && more === undefined) {
    return (
      <Card>
        <EmptyState>
          {view.trainee === null ? confirmationTexts.nothing[view.list] : confirmationTexts.nothingOfTrainee}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stack gap={4}>
      <ul ref={list} className={css.list} aria-label={confirmationTexts.lists[view.list]}>
        {records.map((record, index) => (
          <li key={record.id} tabIndex={-1} className={css.item}>
            <ConfirmationCard
              record={record}
              isChosen={chosen.has(record.id)}
              onChoose={view.list === "open" ? (isChosen) => choose(record.id, isChosen) : undefined}
              onConfirm={() => void confirm([record]).then(() => goOnFrom(index))}
              onAnswered={() => goOnFrom(index)}
              isSending={isSending}
              onOpen={() => onOpen(record.id)}
            />
          </li>
        ))}
      </ul>
      {more !== undefined && (
        <div>
          <Button onPress={more} isPending={isBusy}>
            {confirmationTexts.more}
          </Button>
        </div>
      )}
      {view.list === "open" && records.length > 1 && (
        <ConfirmMany
          count={picked.length}
          of={records.length}
          isSending={isSending}
          onAll={(isAll) => setChosen(new Set(isAll ? records.map(({ id }) => id) : []))}
          onConfirm={() =>
            void confirm(picked).then(() => {
              setChosen(new Set());
              goOnFrom(0);
            })
          }
        />
      )}
    </Stack>
  );
}

type Confirmation = { readonly state: string; readonly reopeningWord: string | null | undefined };

/** Whether a record still belongs to the list in which it was shown: it may have been answered since. */
function belongsToList({ state, reopeningWord }: Confirmation, list: ConfirmationList): boolean {
  return list === "reopening" ? state === "confirmed" && reopeningWord != null : state === list;
}
