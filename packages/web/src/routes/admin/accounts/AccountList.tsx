import { accountsTexts } from "@cathedra/domain";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Plus } from "@cathedra/ui-kit/Icon";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { AccountCard_account$key } from "../../../__generated__/AccountCard_account.graphql.ts";
import * as css from "../../../features/list-bar/list-bar.css.ts";
import { AccountCard } from "./AccountCard.tsx";
import { AccountDialog } from "./AccountDialog.tsx";
import { type AccountFields, newAccount, type SpaceOption } from "./account-form.ts";
import {
  type AccountView,
  accountOrders,
  accountsToShow,
  readAccountView,
  writeAccountView,
} from "./account-list.ts";

export type AccountListProps = {
  readonly accounts: readonly (AccountCard_account$key & { readonly id: number; readonly name: string })[];
  /** Those that may be given to an account. */
  readonly spaces: readonly SpaceOption[];
  readonly viewerEmail: string | null;
  readonly mayAdd: boolean;
};

/** So many cards stand before one asks for more. */
const pageSize = 30;

/** The accounts, found and ordered in the browser (9.014, 9.025). */
export function AccountList({ accounts, spaces, viewerEmail, mayAdd }: AccountListProps) {
  const [query, setQuery] = useSearchParams();
  const [open, setOpen] = useState<AccountFields | null>(null);
  const [most, setMost] = useState(pageSize);
  const view = readAccountView(query);
  const show = (change: Partial<AccountView>) => {
    setMost(pageSize);
    setQuery(writeAccountView({ ...view, ...change }), { replace: true, preventScrollReset: true });
  };
  const found = accountsToShow(accounts, view);
  const add = mayAdd && (
    <div className={css.create}>
      <Button variant="primary" icon={Plus} onPress={() => setOpen(newAccount())}>
        Add account
      </Button>
    </div>
  );
  return (
    <Stack gap={6}>
      <div className={css.bar}>
        <div className={css.search}>
          <SearchField
            label="Search accounts"
            placeholder="Search by name"
            value={view.search}
            delay={300}
            onSearch={(search) => show({ search })}
          />
        </div>
        <div className={css.shortOrder}>
          <Select
            label="Sort by"
            options={accountOrders}
            value={view.order}
            onChange={(order) => show({ order: order === "z-a" ? "z-a" : "a-z" })}
          />
        </div>
        {add}
      </div>
      {found.length === 0 && (
        <Card>
          {accounts.length === 0 ? (
            <EmptyState>{accountsTexts.none}</EmptyState>
          ) : (
            <EmptyState action={<Button onPress={() => show({ search: "" })}>Clear the search</Button>}>
              {accountsTexts.noneMatch}
            </EmptyState>
          )}
        </Card>
      )}
      {found.slice(0, most).map((account) => (
        <AccountCard key={account.id} account={account} onEdit={setOpen} />
      ))}
      {found.length > most && (
        <Button onPress={() => setMost(most + pageSize)}>
          {`Show more (${found.length - most} not shown)`}
        </Button>
      )}
      {open !== null && (
        <AccountDialog start={open} spaces={spaces} viewerEmail={viewerEmail} onClose={() => setOpen(null)} />
      )}
    </Stack>
  );
}
