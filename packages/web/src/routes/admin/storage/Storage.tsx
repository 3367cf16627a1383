import { storageUploadTexts, storageTexts as texts } from "@cathedra/domain/messages";
import type { StorageItem } from "@cathedra/domain/storage";
import { ItemGrid } from "@cathedra/ui-kit/ItemGrid";
import { lazy, Suspense, useCallback, useRef, useState, useSyncExternalStore } from "react";
import { ActionsMenu, type Menu } from "./ActionsMenu.tsx";
import { acceptsDrop, draggedItems } from "./drag.ts";
import { FolderPath } from "./FolderPath.tsx";
import { FolderState } from "./FolderState.tsx";
import { ItemCell, ItemTile } from "./Item.tsx";
import { itemDrags } from "./item-drags.ts";
import { getName } from "./paths.ts";
import { SelectionBar } from "./SelectionBar.tsx";
import { StorageBar } from "./StorageBar.tsx";
import { StorageDialogs } from "./StorageDialogs.tsx";
import * as css from "./storage.css.ts";
import { storageHref } from "./storage-view.ts";
import { UploadPanel } from "./upload/UploadPanel.tsx";
import { answerWindowsQuestion, uploadInto, uploads, windowsQuestion } from "./upload/uploads.ts";
import { useCurrentFolder } from "./use-current-folder.ts";
import { useDropZone } from "./use-drop-zone.ts";
import { useFolder } from "./use-folder.ts";
import { useGridFocus } from "./use-grid-focus.ts";
import { useLayout } from "./use-layout.ts";
import { useRefreshOnUpload } from "./use-refresh-on-upload.ts";
import { useSelection } from "./use-selection.ts";
import { useStorageActions } from "./use-storage-actions.ts";
import { useUnfinishedUploads } from "./use-unfinished-uploads.ts";

const Preview = lazy(() => import("./preview/Preview.tsx").then((file) => ({ default: file.Preview })));

const WindowsNamesDialog = lazy(() =>
  import("./upload/WindowsNamesDialog.tsx").then((file) => ({ default: file.WindowsNamesDialog })),
);

const columns = [
  { key: "name", label: texts.columns.name, width: "minmax(0, 1fr)" },
  { key: "size", label: texts.columns.size, width: "6rem", isAtEnd: true, isAside: true },
  { key: "changed", label: texts.columns.changed, width: "11rem", isAside: true },
];

/** The file library: folders, their content, and the actions on it (8.005). */
export function Storage({ canKeep }: { readonly canKeep: boolean }) {
  const place = useCurrentFolder();
  const { view } = place;
  const folder = useFolder(view);
  const [layout, setLayout] = useLayout();
  const [menu, setMenu] = useState<Menu | null>(null);
  const isSearch = view.search !== "";
  const onOpen = (item: StorageItem) =>
    place.goTo(item.IsDirectory ? { folder: item.Key } : { open: item.Key });
  const choice = useSelection(folder, { onOpen, onMenu: (items, at) => setMenu({ items, at }) });
  const acts = useStorageActions({ onOpen, onChanged: () => void folder.refresh() });
  const upload = (to: string) => (picked: Parameters<typeof uploadInto>[1]) => void uploadInto(to, picked);
  const drop = useDropZone(canKeep && !isSearch, upload(view.folder));
  const isUploading = useSyncExternalStore(uploads.subscribe, () => uploads.get().length > 0);
  const question = useSyncExternalStore(windowsQuestion.subscribe, windowsQuestion.get);
  useRefreshOnUpload(view.folder, folder.refresh);
  useUnfinishedUploads(canKeep);
  const { rows, count, isFresh, failure, isReading } = folder.state;
  const { folder: within, search, sort } = view;
  // This function is the same as long as the folder is, so that scrolling does not render rows again.
  const href = useCallback(
    ({ IsDirectory, Key }: StorageItem) =>
      storageHref(IsDirectory ? { folder: Key, sort } : { folder: within, search, sort, open: Key }),
    [within, search, sort],
  );
  const chosen = [...choice.choice.values()];
  const isTaken = (to: string, event: Parameters<typeof acceptsDrop>[1]) => canKeep && acceptsDrop(to, event);
  const letGoOn = (to: string, event: Parameters<typeof acceptsDrop>[1]) => {
    const items = draggedItems();
    if (items.length > 0) acts.moveTo(items, to).catch(() => undefined);
    else drop.take(event, upload(to));
  };
  const holdsPlaces = isFresh && failure === null;
  const page = useRef<HTMLDivElement>(null);
  useGridFocus(
    page,
    `${folder.key} ${chosen.length > 0} ${acts.asked === null} ${menu === null} ${isUploading}`,
  );
  return (
    // While placeholders are shown, the footer is hidden as below a Skeleton.
    <div ref={page} className={css.page} data-skeleton={holdsPlaces ? "" : undefined} {...drop.handlers}>
      <StorageBar
        view={view}
        canKeep={canKeep}
        layout={layout}
        onLayout={setLayout}
        onBack={place.back}
        onSearch={(search) => place.goTo({ search }, "replace")}
        onSort={(sort) => place.goTo({ sort }, "replace")}
        onCreateFolder={() => acts.ask({ kind: "folder" })}
        onUpload={upload(view.folder)}
        path={
          <FolderPath
            folder={view.folder}
            getHref={(to) => storageHref({ folder: to, sort: view.sort })}
            takes={isTaken}
            onDrop={letGoOn}
          />
        }
        chosen={
          chosen.length === 0 ? null : (
            <SelectionBar items={chosen} canKeep={canKeep} onAct={acts.act} onClear={choice.clear} />
          )
        }
      />
      <ItemGrid
        key={folder.key}
        label={texts.files}
        count={holdsPlaces ? 12 : failure !== null && rows.length === 0 ? 0 : count}
        layout={layout}
        columns={columns}
        renderTile={(index) => <ItemTile item={rows[index]} href={href} isFound={isSearch} />}
        renderCell={(index, column, isNarrow) => (
          <ItemCell item={rows[index]} href={href} isFound={isSearch} column={column} isNarrow={isNarrow} />
        )}
        makeKey={(index) => String(rows[index]?.Id ?? `place-${index}`)}
        getName={(index) => (rows[index] === undefined ? undefined : getName(rows[index].Key))}
        isChosen={(index) => rows[index] !== undefined && choice.choice.has(rows[index].Id)}
        chosenCount={chosen.length}
        active={choice.active}
        onAct={choice.onAct}
        onShow={folder.onShow}
        isBusy={isReading}
        drags={canKeep ? itemDrags({ rows, choice: choice.choice, isTaken, onDrop: letGoOn }) : undefined}
        onKey={(event) => {
          if (!canKeep || choice.affected.length === 0 || event.ctrlKey || event.metaKey || event.altKey)
            return;
          const kind = { Delete: "remove", F2: "rename" }[event.key];
          if (kind === undefined || (kind === "rename" && choice.affected.length > 1)) return;
          event.preventDefault();
          acts.act(kind as "remove" | "rename", choice.affected, { x: 0, y: 0 });
        }}
        empty={
          <FolderState
            view={view}
            failure={failure}
            canKeep={canKeep}
            onTryAgain={() => void folder.refresh()}
            onWholeFolder={() => place.goTo({ search: "" }, "replace")}
          />
        }
        texts={{ choose: texts.choose, more: texts.more }}
      />
      <div className={css.foot}>
        {!holdsPlaces && count > 0 && (
          <span className={css.count}>{isSearch ? texts.found(count) : texts.holds(count)}</span>
        )}
      </div>
      {drop.isOver && (
        <div className={css.dropSheet}>
          <span className={css.dropWords}>
            {storageUploadTexts.dropHere(getName(view.folder) || texts.root)}
          </span>
        </div>
      )}
      {menu !== null && (
        <ActionsMenu menu={menu} canKeep={canKeep} onAct={acts.act} onClose={() => setMenu(null)} />
      )}
      {acts.tip !== null && (
        <span className={css.tip} role="tooltip" style={{ left: acts.tip.x, top: acts.tip.y }}>
          {texts.copied}
        </span>
      )}
      {acts.asked !== null && (
        <StorageDialogs
          dialog={acts.asked}
          folder={view.folder}
          onChanged={() => void folder.refresh()}
          onMove={acts.moveTo}
          onRemoved={(objects, ids) => {
            choice.clear();
            acts.removed(objects, ids);
          }}
          onClose={() => acts.ask(null)}
        />
      )}
      {view.open !== "" && (
        <Suspense fallback={null}>
          <Preview
            open={view.open}
            rows={rows}
            onGo={(open) => place.goTo({ open }, "replace")}
            onNear={(index) => folder.onShow(0, index + 20)}
            onClose={place.closeOpened}
          />
        </Suspense>
      )}
      {question !== null && (
        <Suspense fallback={null}>
          <WindowsNamesDialog question={question} onAnswer={(answer) => void answerWindowsQuestion(answer)} />
        </Suspense>
      )}
      {isUploading && <UploadPanel uploads={uploads} />}
    </div>
  );
}
