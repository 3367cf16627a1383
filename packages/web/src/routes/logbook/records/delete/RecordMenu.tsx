import { Ellipsis, Trash2 } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Menu } from "@cathedra/ui-kit/Menu";

export type RecordMenuProps = {
  /** Which record it is of, in a few words. */
  readonly name: string;
  readonly onDelete: () => void;
};

/** What can be done with a record in its row. */
export function RecordMenu({ name, onDelete }: RecordMenuProps) {
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={`Actions for ${name}`} size="small" />}
      placement="bottom end"
      entries={[{ id: "delete", label: "Delete", icon: Trash2, isDanger: true, onAction: onDelete }]}
    />
  );
}
