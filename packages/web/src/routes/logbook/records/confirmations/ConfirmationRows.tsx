import { confirmationListTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ConfirmationRows_page$key } from "../../../../__generated__/ConfirmationRows_page.graphql.ts";
import { restoreFocus } from "../../../../shell/focus-content.ts";
import { contentId } from "../../../../shell/use-page-title.ts";
import { ConfirmationRow, type ListedRecord } from "./ConfirmationRow.tsx";
import { ConfirmMany } from "./ConfirmMany.tsx";
import * as css from "./confirmations.css.ts";
import type { ConfirmationList, ConfirmationsView } from "./confirmations-view.ts";
import { useConfirm } from "./use-confirm.ts";
import { useMoreRecords } from "./use-more-records.ts";

export type ConfirmationRowsProps = {
  readonly page: ConfirmationRows_page$key;
  readonly view: ConfirmationsView;
  readonly onOpen: (id: string) => void;
};

/**
 * A row for each record. An answered record stays in its place as such, whether it was answered here or on another device, until
 * it is hidden or the list is left.
 */
export function ConfirmationRows({ page, view, onOpen }: ConfirmationRowsProps) {
  const first = useFragment(
    graphql`
      fragment ConfirmationRows_page on LogbookConfirmationsPage {
        next
        records {
          ...ConfirmationRow_record @relay(mask: false)
        }
      }
    `,
    page,
  );
  const { records: all, more, isBusy, replace } = useMoreRecords(first, view);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { confirm, offerInPlace, makeUndo, isSending } = useConfirm(replace);
  const belongs = ({ confirmation }: ListedRecord) => belongsToList(confirmation, view.list);
  const records = all.filter(belongs);
  const picked = records.filter(({ id }) => chosen.has(id));
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id)));
  const list = useRef<HTMLUListElement>(null);
  const isOpen = (id: string) => records.some((record) => record.id === id);
  const { places, forget } = useStableOrder(all);
  const answered = places.filter(({ id }) => !isOpen(id)).length;
  /** The button with the focus leaves together with the open record: the focus moves to the next one that is open. */
  const goOnFrom = (index: number) =>
    restoreFocus(() => {
      const items = getItems(list.current);
      return (
        items.slice(index + 1).find(isOpenItem) ??
        items.findLast(isOpenItem) ??
        document.getElementById(contentId)
      );
    });
  /** After records all over the list were answered, the page does not scroll. */
  const stayInSight = () =>
    restoreFocus(() => {
      const next = getItems(list.current).find((item) => isOpenItem(item) && isInSight(item));
      (next ?? document.getElementById(contentId))?.focus({ preventScroll: true });
      return null;
    });
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
        {places.map((record, index) => {
          const { id } = record;
          const open = isOpen(id);
          return (
            <li
              key={id}
              data-id={id}
              data-answered={open ? undefined : ""}
              tabIndex={-1}
              className={css.item}
            >
              <ConfirmationRow
                record={record}
                isChosen={open && chosen.has(id)}
                onChoose={view.list === "open" ? (isChosen) => choose(id, isChosen) : undefined}
                onConfirm={() => void confirm([record]).then(() => goOnFrom(index))}
                onAnswered={(now, undoId) => {
                  if (undoId !== undefined) offerInPlace(record, undoId);
                  replace([now]);
                  if (!belongs(now)) goOnFrom(index);
                }}
                isSending={isSending}
                onOpen={() => onOpen(id)}
                answered={
                  open
                    ? undefined
                    : { state: belongs(record) ? null : record.confirmation.state, onUndo: makeUndo(id) }
                }
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
              stayInSight();
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
            void confirm(picked).then(() => {
              setChosen(new Set());
              stayInSight();
            })
          }
        />
      )}
    </Stack>
  );
}

/** The places of the records, as they are on the page. */
function getItems(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(":scope > li[data-id]") ?? [])];
}

function isOpenItem({ dataset }: HTMLElement): boolean {
  return dataset.answered === undefined;
}

function isInSight(item: HTMLElement): boolean {
  const { top, bottom } = item.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

type Confirmation = { readonly state: string; readonly reopeningWord: string | null | undefined };

/** Whether a record still belongs to the list in which it was shown: it may have been answered since. */
function belongsToList({ state, reopeningWord }: Confirmation, list: ConfirmationList): boolean {
  return list === "reopening" ? state === "confirmed" && reopeningWord != null : state === list;
}

/**
 * The records in the order in which they were first shown, also those that have left the list since: each keeps its place until
 * `forget`, so that nothing moves under the reader, and a second press never meets another record.
 */
function useStableOrder(listed: readonly ListedRecord[]) {
  const [kept, setKept] = useState<readonly ListedRecord[]>([]);
  const places = [
    ...kept.map((record) => listed.find(({ id }) => id === record.id) ?? record),
    ...listed.filter(({ id }) => !kept.some((record) => record.id === id)),
  ];
  if (places.length !== kept.length || places.some((record, index) => record !== kept[index]))
    setKept(places);
  return {
    places,
    forget: (isGone: (id: string) => boolean) => setKept((before) => before.filter(({ id }) => !isGone(id))),
  };
}
