import { Button } from "@cathedra/ui-kit/Button";
import { ComboBox } from "@cathedra/ui-kit/ComboBox";
import { Plus } from "@cathedra/ui-kit/Icon";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Select } from "@cathedra/ui-kit/Select";
import * as css from "../../../features/list-bar/list-bar.css.ts";
import type { GroupsView } from "./groups-view.ts";

export type GroupsBarProps = {
  readonly view: GroupsView;
  /** The accounts by which groups can be filtered. */
  readonly accounts: readonly { readonly id: number; readonly name: string }[];
  readonly onChange: (view: GroupsView) => void;
  /** Opens the form of a new group; missing if the person may not create groups (9.038). */
  readonly onCreate: (() => void) | undefined;
};

const orders = [
  { value: "az", label: "Group name A-Z" },
  { value: "za", label: "Group name Z-A" },
] as const;

const looks = [
  { value: "table", label: "Table" },
  { value: "cards", label: "Cards" },
] as const;

/** The pause in typing after which the search is sent, in milliseconds (9.037). */
const searchDelayMs = 1000;

/** The bar with search, order, filters and the button for a new group (9.037, 9.038). */
export function GroupsBar({ view, accounts, onChange, onCreate }: GroupsBarProps) {
  const change = (part: Partial<GroupsView>) => onChange({ ...view, page: 1, ...part });
  return (
    <div className={css.bar}>
      <div className={css.search}>
        <SearchField
          label="Search groups"
          placeholder="Group or person"
          value={view.search}
          delay={searchDelayMs}
          onSearch={(search) => change({ search })}
        />
      </div>
      {accounts.length > 1 && (
        <div className={css.search}>
          <ComboBox
            label="Institution"
            isLabelHidden
            placeholder="All institutions"
            options={accounts.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={view.account === null ? null : String(view.account)}
            onChange={(account) => change({ account: account === null ? null : Number(account) })}
          />
        </div>
      )}
      <div className={css.shortOrder}>
        <Select
          label="Order"
          isLabelHidden
          options={orders}
          placeholder="By a column"
          value={view.sort === "az" || view.sort === "za" ? view.sort : null}
          onChange={(value) => change({ sort: value === "za" ? "za" : "az" })}
        />
      </div>
      <div className={css.shortOrder}>
        <RadioGroup
          label="Show as"
          isLabelHidden
          layout="segmented"
          options={looks}
          value={view.look}
          onChange={(value) => change({ look: value === "cards" ? "cards" : "table" })}
        />
      </div>
      {onCreate !== undefined && (
        <div className={css.create}>
          <Button variant="primary" icon={Plus} onPress={onCreate}>
            Create group
          </Button>
        </div>
      )}
    </div>
  );
}
