import { storageTexts as texts } from "@cathedra/domain/messages";
import type { StorageItem } from "@cathedra/domain/storage";
import { Button } from "@cathedra/ui-kit/Button";
import { X } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import type { Place } from "@cathedra/ui-kit/ItemGrid";
import { actsFor, type StorageAct } from "./allowed-actions.ts";
import * as css from "./storage.css.ts";

export type SelectionBarProps = {
  readonly items: readonly StorageItem[];
  readonly canKeep: boolean;
  readonly onAct: (act: StorageAct, items: readonly StorageItem[], at: Place) => void;
  readonly onClear: () => void;
};

/** The actions for the selected items. */
export function SelectionBar({ items, canKeep, onAct, onClear }: SelectionBarProps) {
  return (
    <div className={css.chosen} role="toolbar" aria-label={texts.chosen(items.length)}>
      <IconButton icon={X} label={texts.chooseNone} onPress={onClear} />
      <span className={css.chosenCount}>{texts.chosen(items.length)}</span>
      <div className={css.spread}>
        {actsFor(items, canKeep).map(({ id, label, icon, isDanger = false }) => (
          <Button
            key={id}
            size="small"
            icon={icon}
            variant={isDanger ? "danger" : "secondary"}
            onPress={({ target }) => {
              const { left, top, width } = target.getBoundingClientRect();
              onAct(id, items, { x: left + width / 2, y: top });
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
