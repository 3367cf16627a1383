import { confirmationListTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ConfirmationCards_page$key } from "../../../../__generated__/ConfirmationCards_page.graphql.ts";
import { keepFocus } from "../../../../shell/focus-content.ts";
import { contentId } from "../../../../shell/use-page-title.ts";
import { AnsweredCard } from "./AnsweredCard.tsx";
import { ConfirmationCard } from "./ConfirmationCard.tsx";
import { ConfirmMany } from "./ConfirmMany.tsx";
import * as css from "./confirmations.css.ts";
import type { ConfirmationList, ConfirmationsView } from "./confirmations-view.ts";
import { useConfirm } from "./use-confirm.ts";
import { isOpenItem, itemsOf, useKeptPlaces } from "./use-kept-places.ts";
import { useMoreRecords } from "./use-more-records.ts";

export type ConfirmationCardsProps = {
  readonly page: ConfirmationCards_page$key;
  readonly view: ConfirmationsView;
  readonly onOpen: (id: string) => void;
};

/**
 * A card for each record. An answered record stays in its place as such, whether it was answered here or on another device, until
 * it is hidden or the list is left.
 */
export function ConfirmationCards({ page, view, onOpen }: ConfirmationCardsProps) {
  const first = useFragment(
    graphql`
      fragment ConfirmationCards_page on LogbookConfirmationsPage {
        next
        records {
          id
          modifiedAt
          dateOfProcedure
          procedure {
            name
            interventionType
            organSystem
            category
            subCategory
            code
          }
          createdBy {
            keycloak_id
            first_name
            last_name
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
  const { confirm, undoOf, isSending } = useConfirm();
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(new Map());
  const records = all.filter(({ confirmation }) => belongsToList(confirmation, view.list));
  const picked = records.filter(({ id }) => chosen.has(id));
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id)));
  const list = useRef<HTMLUListElement>(null);
  const isOpen = (id: string) => records.some((record) => record.id === id);
  const { places, heightOf, forget } = useKeptPlaces(all, isOpen, list);
  const answered = places.filter(({ id }) => !isOpen(id)).length;
  const stateOf = (id: string) =>
    all.find((record) => record.id === id)?.confirmation.state ?? answers.get(id) ?? null;
  /** The button with the focus leaves together with the open record: the focus moves to the next one that is open. */
  const goOnFrom = (index: number) =>
    keepFocus(() => {
      const items = itemsOf(list.current);
      return (
        items.slice(index + 1).find(isOpenItem) ??
        items.findLast(isOpenItem) ??
        document.getElementById(contentId)
      );
    });
  const answer = (index: number, ids: readonly string[], state: string) => {
    setAnswers((before) => new Map([...before, ...ids.map((id) => [id, state] as const)]));
    goOnFrom(index);
  };
  const nothing = (
    <Card>
      <EmptyState>
        {view.trainee === null
          ? confirmationListTexts.nothing[view.list]
          : confirmationListTexts.nothingOfTrainee}
      </EmptyState>
    </Card>
  );
  if (places.length === 0 && more === undefined) return nothing;
  return (
    <Stack gap={4}>
      <ul ref={list} className={css.list} aria-label={confirmationListTexts.lists[view.list]}>
        {places.map((place, index) => {
          const { id } = place;
          const record = records.find((each) => each.id === id);
          return record === undefined ? (
            <li
              key={id}
              data-id={id}
              data-answered=""
              tabIndex={-1}
              className={css.answered}
              style={{ minHeight: heightOf(id) }}
            >
              <AnsweredCard record={place} state={stateOf(id)} onUndo={undoOf(id)} />
            </li>
          ) : (
            <li key={id} data-id={id} tabIndex={-1} className={css.item}>
              <ConfirmationCard
                record={record}
                isChosen={chosen.has(id)}
                onChoose={view.list === "open" ? (isChosen) => choose(id, isChosen) : undefined}
                onConfirm={() => void confirm([record]).then((done) => answer(index, done, "confirmed"))}
                onAnswered={(state) => answer(index, [id], state)}
                isSending={isSending}
                onOpen={() => onOpen(id)}
              />
            </li>
          );
        })}
      </ul>
      {answered > 0 && (
        <Inline gap={4}>
          <Text size="small" tone="muted">
            {confirmationListTexts.answered(answered)}
          </Text>
          <Button
            size="small"
            onPress={() => {
              forget((id) => !isOpen(id));
              goOnFrom(-1);
            }}
          >
            {confirmationListTexts.hideAnswered}
          </Button>
        </Inline>
      )}
      {records.length === 0 && more === undefined && nothing}
      {more !== undefined && (
        <div>
          <Button onPress={more} isPending={isBusy}>
            {confirmationListTexts.more}
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
            void confirm(picked).then((done) => {
              setChosen(new Set());
              answer(-1, done, "confirmed");
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
