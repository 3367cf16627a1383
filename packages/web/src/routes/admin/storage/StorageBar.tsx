import { storageTexts as texts } from "@cathedra/domain/messages";
import { type StorageSort, storageSorts } from "@cathedra/domain/storage";
import { Button } from "@cathedra/ui-kit/Button";
import { ChevronLeft, Ellipsis, FolderUp, LayoutGrid, List, Trash2, Upload } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import type { ItemLayout } from "@cathedra/ui-kit/ItemGrid";
import { Menu } from "@cathedra/ui-kit/Menu";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Select } from "@cathedra/ui-kit/Select";
import { type ReactNode, useRef } from "react";
import * as css from "./storage.css.ts";
import type { StorageView } from "./storage-view.ts";
import { filesOfField, type Picked } from "./upload/picked-files.ts";

export type StorageBarProps = {
  readonly view: StorageView;
  readonly canKeep: boolean;
  readonly path: ReactNode;
  readonly layout: ItemLayout;
  readonly onLayout: (layout: ItemLayout) => void;
  readonly onBack: (() => void) | null;
  readonly onSearch: (search: string) => void;
  readonly onSort: (sort: StorageSort) => void;
  readonly onCreateFolder: () => void;
  readonly onUpload: (picked: Picked) => void;
  /** Shown in place of search and order while items are selected. */
  readonly chosen: ReactNode;
};

const layouts = [
  { layout: "tiles", icon: LayoutGrid },
  { layout: "rows", icon: List },
] as const;

/** The bar above the files: the current folder, the buttons for new folders and uploads, and the view (8.005). */
export function StorageBar(props: StorageBarProps) {
  const { view, canKeep, onBack, onUpload } = props;
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take = (field: HTMLInputElement) => {
    const picked = filesOfField(field.files ?? []);
    // The field is cleared, so that the same file can be chosen again.
    field.value = "";
    if (picked.files.length > 0) onUpload(picked);
  };
  return (
    <>
      <div className={css.bar}>
        <Button icon={ChevronLeft} variant="quiet" isDisabled={onBack === null} onPress={() => onBack?.()}>
          {texts.back}
        </Button>
        {props.path}
        {canKeep && (
          <div className={css.spread}>
            <Button onPress={props.onCreateFolder}>{texts.createFolder}</Button>
            <Button icon={Upload} variant="primary" onPress={() => files.current?.click()}>
              {texts.uploadFile}
            </Button>
            <Menu
              trigger={<IconButton icon={Ellipsis} label={texts.more("")} variant="bordered" />}
              placement="bottom end"
              entries={[
                {
                  id: "folder",
                  label: texts.uploadFolder,
                  icon: FolderUp,
                  onAction: () => folder.current?.click(),
                },
                { id: "trash", label: texts.trash, icon: Trash2, href: "/admin/s3/trash" },
              ]}
            />
            <input
              ref={files}
              type="file"
              multiple
              hidden
              data-testid="storage-files"
              onChange={(event) => take(event.currentTarget)}
            />
            <input
              ref={folder}
              type="file"
              multiple
              hidden
              {...{ webkitdirectory: "" }}
              onChange={(event) => take(event.currentTarget)}
            />
          </div>
        )}
      </div>
      {props.chosen ?? (
        <div className={css.bar}>
          <div className={css.search}>
            <SearchField
              label={texts.search}
              placeholder={texts.search}
              value={view.search}
              onSearch={props.onSearch}
            />
          </div>
          <div className={css.sort}>
            <Select
              label={texts.sort}
              isLabelHidden
              value={view.sort}
              onChange={(next) => props.onSort(storageSorts.find((known) => known === next) ?? "date")}
              options={storageSorts.map((value) => ({ value, label: texts.sorts[value] }))}
            />
          </div>
          <div className={css.layouts}>
            {layouts.map(({ layout, icon }) => (
              <IconButton
                key={layout}
                icon={icon}
                label={texts.showAs(texts.layouts[layout])}
                variant={props.layout === layout ? "bordered" : "quiet"}
                aria-pressed={props.layout === layout}
                onPress={() => props.onLayout(layout)}
              />
            ))}
          </div>
        </div>
      )}
    </>
  );
}
