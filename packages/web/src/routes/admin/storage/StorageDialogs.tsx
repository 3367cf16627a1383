import { storageTexts as texts } from "@cathedra/domain/messages";
import type { StorageItem } from "@cathedra/domain/storage";
import { lazy, Suspense } from "react";
import { toasts } from "../../../shell/toasts.ts";
import { getName } from "./paths.ts";

/** The dialog that is open, with the items that it is about. */
export type OpenDialog =
  | { readonly kind: "rename"; readonly item: StorageItem }
  | { readonly kind: "folder" }
  | { readonly kind: "move"; readonly items: readonly StorageItem[] }
  | { readonly kind: "remove"; readonly items: readonly StorageItem[] };

const RenameDialog = lazy(() =>
  import("./actions/NameDialogs.tsx").then((file) => ({ default: file.RenameDialog })),
);
const FolderDialog = lazy(() =>
  import("./actions/NameDialogs.tsx").then((file) => ({ default: file.FolderDialog })),
);
const DeleteDialog = lazy(() =>
  import("./actions/DeleteDialog.tsx").then((file) => ({ default: file.DeleteDialog })),
);
const MoveDialog = lazy(() =>
  import("./actions/MoveDialog.tsx").then((file) => ({ default: file.MoveDialog })),
);

export type StorageDialogsProps = {
  readonly dialog: OpenDialog;
  readonly folder: string;
  /** Called when items were changed, or may have been. */
  readonly onChanged: () => void;
  readonly onMove: (items: readonly StorageItem[], folder: string) => Promise<void>;
  readonly onRemoved: (objects: number, ids: readonly number[]) => void;
  readonly onClose: () => void;
};

/** The dialogs of the storage browser, each fetched when it is opened. */
export function StorageDialogs({
  dialog,
  folder,
  onChanged,
  onMove,
  onRemoved,
  onClose,
}: StorageDialogsProps) {
  const shared = { onFailed: onChanged, onClose };
  return (
    <Suspense fallback={null}>
      {dialog.kind === "rename" && (
        <RenameDialog
          {...shared}
          item={dialog.item}
          onDone={({ Key }) => {
            toasts.success(texts.renamed(getName(dialog.item.Key), getName(Key)));
            onChanged();
          }}
        />
      )}
      {dialog.kind === "folder" && (
        <FolderDialog
          {...shared}
          folder={folder}
          onDone={({ Key }) => {
            toasts.success(texts.folderMade(getName(Key)));
            onChanged();
          }}
        />
      )}
      {dialog.kind === "move" && (
        <MoveDialog
          items={dialog.items}
          from={folder}
          onMove={(to) => onMove(dialog.items, to)}
          onClose={onClose}
        />
      )}
      {dialog.kind === "remove" && <DeleteDialog {...shared} items={dialog.items} onDone={onRemoved} />}
    </Suspense>
  );
}
