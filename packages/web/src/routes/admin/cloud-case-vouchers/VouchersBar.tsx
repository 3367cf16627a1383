import { Button } from "@cathedra/ui-kit/Button";
import { Plus } from "@cathedra/ui-kit/Icon";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Select } from "@cathedra/ui-kit/Select";
import * as css from "./VoucherCard.css.ts";
import type { VouchersView } from "./vouchers-view.ts";

export type VouchersBarProps = {
  readonly view: VouchersView;
  readonly spaces: readonly { readonly id: number; readonly name: string }[];
  readonly onChange: (view: VouchersView) => void;
  readonly onCreate: () => void;
};

const orders = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
];

/** Searching, sorting and narrowing the vouchers, and making one (2.025, 2.055). */
export function VouchersBar({ view, spaces, onChange, onCreate }: VouchersBarProps) {
  return (
    <div className={css.bar}>
      <div className={css.search}>
        <SearchField
          label="Search vouchers"
          placeholder="Search"
          value={view.search}
          onSearch={(search) => onChange({ ...view, search })}
        />
      </div>
      <div className={css.choice}>
        <Select
          label="Sort by created date"
          options={orders}
          value={view.sort}
          onChange={(sort) => onChange({ ...view, sort: sort === "oldest" ? "oldest" : "newest" })}
        />
      </div>
      <div className={css.choice}>
        <Select
          label="Learning space"
          options={spaces.map(({ id, name }) => ({ value: String(id), label: name }))}
          emptyLabel="All learning spaces"
          value={view.space === null ? null : String(view.space)}
          onChange={(space) => onChange({ ...view, space: space === null ? null : Number(space) })}
        />
      </div>
      <Button variant="primary" icon={Plus} onPress={onCreate}>
        Create voucher
      </Button>
    </div>
  );
}
