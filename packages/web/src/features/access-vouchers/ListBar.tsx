import { Button } from "@cathedra/ui-kit/Button";
import { ComboBox } from "@cathedra/ui-kit/ComboBox";
import { Plus } from "@cathedra/ui-kit/Icon";
import { Select } from "@cathedra/ui-kit/Select";
import type { ReactNode } from "react";
import { TableBar } from "../table-page/TableBar.tsx";
import type { ListView } from "./list-view.ts";
import { useAccountChoice } from "./use-account-choice.ts";
import { getSpaces, type VoucherAccount } from "./use-voucher-accounts.ts";

export type ListBarProps<Sort extends string> = {
  readonly view: ListView<Sort>;
  readonly searchLabel: string;
  readonly sortLabel: string;
  readonly orders: readonly { readonly value: Sort; readonly label: string }[];
  readonly accounts: readonly VoucherAccount[];
  readonly createLabel: string;
  readonly onChange: (view: ListView<Sort>) => void;
  readonly onCreate: () => void;
  /** Actions on the table as a whole. */
  readonly children: ReactNode;
};

/** The bar above vouchers or events: searching, sorting, filtering, and creating one (2.025, 2.055, 3.033, 3.052). */
export function ListBar<Sort extends string>(props: ListBarProps<Sort>) {
  const { view, orders, accounts, onChange } = props;
  return (
    <TableBar
      search={{
        label: props.searchLabel,
        value: view.search,
        onSearch: (search) => onChange({ ...view, search }),
      }}
      acts={
        <>
          {props.children}
          <Button variant="primary" icon={Plus} onPress={props.onCreate}>
            {props.createLabel}
          </Button>
        </>
      }
    >
      <Select
        label={props.sortLabel}
        options={orders}
        value={view.sort}
        onChange={(key) => {
          const order = orders.find(({ value }) => value === key);
          if (order !== undefined) onChange({ ...view, sort: order.value });
        }}
      />
      <Select
        label="Learning space"
        options={getSpaces(accounts).map(toOption)}
        emptyLabel="All learning spaces"
        value={view.space === null ? null : String(view.space)}
        onChange={(space) => onChange({ ...view, space: space === null ? null : Number(space) })}
      />
      {accounts.length > 1 && (
        <AccountFilter
          accounts={accounts}
          value={view.account}
          onChange={(account) => onChange({ ...view, account })}
        />
      )}
    </TableBar>
  );
}

type AccountFilterProps = {
  readonly accounts: readonly VoucherAccount[];
  readonly value: number | null;
  readonly onChange: (account: number | null) => void;
};

function AccountFilter({ accounts, value, onChange }: AccountFilterProps) {
  const choice = useAccountChoice(accounts);
  return (
    <ComboBox
      label="Institution"
      placeholder="All institutions"
      options={choice.offered.map(toOption)}
      onSearch={choice.onSearch}
      isLoading={choice.isLoading}
      value={value === null ? null : String(value)}
      onChange={(account) => onChange(account === null ? null : Number(account))}
    />
  );
}

function toOption({ id, name }: { readonly id: number; readonly name: string }) {
  return { value: String(id), label: name };
}
