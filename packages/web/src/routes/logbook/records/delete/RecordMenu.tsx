import { Copy, Ellipsis, Trash2 } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Menu, type MenuEntry } from "@cathedra/ui-kit/Menu";

export type RecordMenuProps = {
  /** The name of the record in a few words. */
  readonly name: string;
  /** The address of a new record with the same content; undefined if the person may not create one. */
  readonly copyHref: string | undefined;
  /** Deletes the record; undefined if the person may not do that (X35). */
  readonly onDelete: (() => void) | undefined;
};

/** The actions of a record in its row. */
export function RecordMenu({ name, copyHref, onDelete }: RecordMenuProps) {
  const entries: readonly MenuEntry[] = [
    ...(copyHref === undefined
      ? []
      : [{ id: "copy", label: "Copy to new record", icon: Copy, href: copyHref }]),
    ...(onDelete === undefined
      ? []
      : [{ id: "delete", label: "Delete", icon: Trash2, isDanger: true, onAction: onDelete }]),
  ];
  if (entries.length === 0) return null;
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={`Actions for ${name}`} size="small" />}
      placement="bottom end"
      entries={entries}
    />
  );
}
