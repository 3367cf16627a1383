import { storageTexts as texts } from "@cathedra/domain/messages";
import type { StorageItem } from "@cathedra/domain/storage";
import { ContextMenu } from "@cathedra/ui-kit/ContextMenu";
import type { Place } from "@cathedra/ui-kit/ItemGrid";
import { actsFor, type StorageAct } from "./allowed-actions.ts";
import { getName } from "./paths.ts";

export type Menu = { readonly items: readonly StorageItem[]; readonly at: Place };

export type ActionsMenuProps = {
  readonly menu: Menu;
  readonly canKeep: boolean;
  readonly onAct: (act: StorageAct, items: readonly StorageItem[], at: Place) => void;
  readonly onClose: () => void;
};

/** The menu with actions for the pressed item, or for the whole selection if it is part of it. */
export function ActionsMenu({ menu: { items, at }, canKeep, onAct, onClose }: ActionsMenuProps) {
  return (
    <ContextMenu
      at={at}
      label={texts.more(items.length === 1 ? getName(items[0]?.Key ?? "") : "")}
      entries={actsFor(items, canKeep).map(({ id, label, icon, isDanger }) => ({
        id,
        label,
        icon,
        isDanger,
        onAction: () => onAct(id, items, at),
      }))}
      onClose={onClose}
    />
  );
}
