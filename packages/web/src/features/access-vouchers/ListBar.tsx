import { Button } from "@cathedra/ui-kit/Button";
import { Plus } from "@cathedra/ui-kit/Icon";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Select } from "@cathedra/ui-kit/Select";
import * as css from "../list-bar/list-bar.css.ts";
import type { ListView } from "./list-view.ts";
import type { SpaceChoice } from "./use-voucher-accounts.ts";

export type ListBarProps<Sort extends string> = {
  readonly view: ListView<Sort>;
  readonly searchLabel: string;
  readonly sortLabel: string;
  readonly orders: readonly { readonly value: Sort; readonly label: string }[];
  readonly spaces: readonly SpaceChoice[];
  readonly createLabel: string;
  readonly onChange: (view: ListView<Sort>) => void;
  readonly onCreate: () => void;
};

/** Searching, sorting and narrowing vouchers or events, and making one (2.025, 2.055, 3.033, 3.052). */
export function ListBar<Sort extends string>(props: ListBarProps<Sort>) {
  const { view, orders, onChange } = props;
  return (
    <div className={css.bar}>
      <div className={css.search}>
        <SearchField
          label={props.searchLabel}
          placeholder="Search"
          value={view.search}
          onSearch={(search) => onChange({ ...view, search })}
        />
      </div>
      <div className={orderWidth(orders)}>
        <Select
          label={props.sortLabel}
          options={orders}
          value={view.sort}
          onChange={(key) => {
            const order = orders.find(({ value }) => value === key);
            if (order !== undefined) onChange({ ...view, sort: order.value });
          }}
        />
      </div>
      <div className={css.choice}>
        <Select
          label="Learning space"
          options={props.spaces.map(({ id, name }) => ({ value: String(id), label: name }))}
          emptyLabel="All learning spaces"
          value={view.space === null ? null : String(view.space)}
          onChange={(space) => onChange({ ...view, space: space === null ? null : Number(space) })}
        />
      </div>
      <div className={css.create}>
        <Button variant="primary" icon={Plus} onPress={props.onCreate}>
          {props.createLabel}
        </Button>
      </div>
    </div>
  );
}

/** What short orders leave is the search's. */
function orderWidth(orders: readonly { readonly label: string }[]): string {
  return orders.every(({ label }) => label.length < 16) ? css.shortOrder : css.order;
}
