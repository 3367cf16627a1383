import { storageTexts as texts } from "@cathedra/domain/messages";
import { storageLimits } from "@cathedra/domain/storage";
import { Button } from "@cathedra/ui-kit/Button";
import { ContextMenu } from "@cathedra/ui-kit/ContextMenu";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { ArchiveRestore, RotateCcw, Trash2, X } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { ItemGrid, type Place } from "@cathedra/ui-kit/ItemGrid";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { lazy, Suspense, useRef, useState } from "react";
import { useLazyLoadQuery } from "react-relay/hooks";
import type { useOperationPollQuery } from "../../../../__generated__/useOperationPollQuery.graphql.ts";
import { OperationCard } from "../../../../features/operation/OperationCard.tsx";
import { operationQuery } from "../../../../features/operation/use-operation-poll.ts";
import { getName } from "../paths.ts";
import * as css from "../storage.css.ts";
import { getReason } from "../storage-errors.ts";
import { useGridFocus } from "../use-grid-focus.ts";
import { useSelection } from "../use-selection.ts";
import { restoreItems } from "./restore-items.ts";
import { TrashCell } from "./TrashCell.tsx";
import type { TrashItem } from "./trash-requests.ts";
import { useTrash } from "./use-trash.ts";

const PurgeQuestion = lazy(() =>
  import("./PurgeQuestion.tsx").then((file) => ({ default: file.PurgeQuestion })),
);

const columns = [
  { key: "name", label: texts.columns.name, width: "minmax(0, 2fr)" },
  { key: "from", label: texts.trashColumns.from, width: "minmax(0, 1fr)", isAside: true },
  { key: "by", label: texts.trashColumns.by, width: "minmax(0, 1fr)", isAside: true },
  { key: "left", label: texts.trashColumns.left, width: "7rem", isAtEnd: true, isAside: true },
];

type Menu = { readonly items: readonly TrashItem[]; readonly at: Place };

/** The deleted items, and how long they can still be restored. */
export function Trash({ canKeep }: { readonly canKeep: boolean }) {
  const trash = useTrash();
  const { rows, count, isFresh, failure } = trash.state;
  const [toDelete, setToDelete] = useState<readonly TrashItem[] | "all" | null>(null);
  const [work, setWork] = useState<string | null>(null);
  const [menu, setMenu] = useState<Menu | null>(null);
  const choice = useSelection(trash, {
    onOpen: () => undefined,
    onMenu: (items, at) =>
      setMenu({ items: rows.filter(({ Id }) => items.some((item) => item.Id === Id)), at }),
  });
  const chosen = rows.filter(({ Id }) => choice.choice.has(Id));
  const restore = async (items: readonly TrashItem[]) => {
    if (await restoreItems(items)) choice.clear();
    await trash.refresh();
  };
  const holdsPlaces = isFresh && failure === null;
  const page = useRef<HTMLDivElement>(null);
  useGridFocus(page, `${chosen.length > 0} ${toDelete === null} ${menu === null}`);
  return (
    <div ref={page} className={css.page} data-skeleton={holdsPlaces ? "" : undefined}>
      {work !== null && (
        <Suspense fallback={<Skeleton kind="block" height={6} />}>
          <OperationById id={work} title={texts.purging} onChanged={() => void trash.refresh()} />
        </Suspense>
      )}
      {chosen.length > 0 && canKeep ? (
        <div className={css.chosen} role="toolbar" aria-label={texts.chosen(chosen.length)}>
          <IconButton icon={X} label={texts.chooseNone} onPress={choice.clear} />
          <span className={css.chosenCount}>{texts.chosen(chosen.length)}</span>
          <div className={css.spread}>
            <Button size="small" icon={ArchiveRestore} onPress={() => void restore(chosen)}>
              {texts.restore}
            </Button>
            <Button size="small" icon={Trash2} variant="danger" onPress={() => setToDelete(chosen)}>
              {texts.purge}
            </Button>
          </div>
        </div>
      ) : (
        <div className={css.bar}>
          <span className={css.count}>{texts.trashExplanation(storageLimits.trashDays)}</span>
          {canKeep && (holdsPlaces || count > 0) && (
            <div className={css.spread}>
              <Button icon={Trash2} isDisabled={holdsPlaces} onPress={() => setToDelete("all")}>
                {texts.emptyTrash}
              </Button>
            </div>
          )}
        </div>
      )}
      <ItemGrid
        label={texts.trash}
        count={holdsPlaces ? 6 : count}
        layout="rows"
        columns={columns}
        renderTile={() => null}
        renderCell={(index, column, isNarrow) => (
          <TrashCell item={rows[index]} column={column} isNarrow={isNarrow} />
        )}
        makeKey={(index) => String(rows[index]?.Id ?? `place-${index}`)}
        getName={(index) => (rows[index] === undefined ? undefined : getName(rows[index].Key))}
        isChosen={(index) => rows[index] !== undefined && choice.choice.has(rows[index].Id)}
        chosenCount={choice.choice.size}
        active={choice.active}
        onAct={(act) => {
          // Items in the trash cannot be opened, so a second press selects them too.
          if (act.kind === "open") choice.onAct({ kind: "choose", index: act.index, how: "toggle" });
          else if (act.kind !== "menu" || canKeep) choice.onAct(act);
        }}
        onKey={(event) => {
          const ofMeant = new Set(choice.affected.map(({ Id }) => Id));
          if (!canKeep || event.key !== "Delete" || ofMeant.size === 0) return;
          event.preventDefault();
          setToDelete(rows.filter(({ Id }) => ofMeant.has(Id)));
        }}
        onShow={trash.onShow}
        isBusy={trash.state.isReading}
        empty={
          <div className={css.empty}>
            {failure === null ? (
              <EmptyState icon={Trash2}>{texts.trashEmpty}</EmptyState>
            ) : (
              <EmptyState
                icon={Trash2}
                action={
                  <Button icon={RotateCcw} onPress={() => void trash.refresh()}>
                    Try again
                  </Button>
                }
              >
                {getReason(failure) ?? texts.trashFailed}
              </EmptyState>
            )}
          </div>
        }
        texts={{ choose: texts.choose, more: texts.more }}
      />
      {menu !== null && (
        <ContextMenu
          at={menu.at}
          label={texts.more(menu.items.length === 1 ? getName(menu.items[0]?.Key ?? "") : "")}
          entries={[
            {
              id: "restore",
              label: texts.restore,
              icon: ArchiveRestore,
              onAction: () => void restore(menu.items),
            },
            {
              id: "purge",
              label: texts.purge,
              icon: Trash2,
              isDanger: true,
              onAction: () => setToDelete(menu.items),
            },
          ]}
          onClose={() => setMenu(null)}
        />
      )}
      {toDelete !== null && (
        <Suspense fallback={null}>
          <PurgeQuestion
            items={toDelete}
            count={count}
            onDone={(id) => {
              choice.clear();
              setWork(id);
              void trash.refresh();
            }}
            onFailed={() => void trash.refresh()}
            onClose={() => setToDelete(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

type OperationByIdProps = {
  readonly id: string;
  readonly title: string;
  readonly onChanged: () => void;
};

/** A long-running operation that is known only by its id, which a REST call returned. */
function OperationById({ id, title, onChanged }: OperationByIdProps) {
  const { operation } = useLazyLoadQuery<useOperationPollQuery>(
    operationQuery,
    { id },
    { fetchPolicy: "store-and-network" },
  );
  return operation == null ? null : (
    <OperationCard title={title} operation={operation} onChanged={onChanged} />
  );
}
