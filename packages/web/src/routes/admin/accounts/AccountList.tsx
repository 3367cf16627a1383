import { accountsTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Plus } from "@cathedra/ui-kit/Icon";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Select } from "@cathedra/ui-kit/Select";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { focusSearch } from "../../../features/list-bar/focus-search.ts";
import * as css from "../../../features/list-bar/list-bar.css.ts";
import { Section } from "../../../features/section/Section.tsx";
import { AccountCards, type ListedAccount } from "./AccountCards.tsx";
import { AccountDialog } from "./AccountDialog.tsx";
import { type AccountFields, newAccount, type SpaceOption } from "./account-form.ts";
import {
  type AccountView,
  accountOrders,
  accountsToShow,
  isWholeList,
  readAccountView,
  writeAccountView,
} from "./account-list.ts";
import { FoundAccounts } from "./FoundAccounts.tsx";
import { IncompleteAccountsNote } from "./IncompleteAccountsNote.tsx";

export type AccountListProps = {
  readonly accounts: readonly ListedAccount[];
  /** The learning spaces that may be given to an account. */
  readonly spaces: readonly SpaceOption[];
  readonly viewerEmail: string | null;
  readonly mayAdd: boolean;
};

/**
 * The accounts, searched and sorted in the browser (9.014, 9.025). If there are more than one request returns, the portal
 * searches and sorts them.
 */
export function AccountList({ accounts, spaces, viewerEmail, mayAdd }: AccountListProps) {
  const [query, setQuery] = useSearchParams();
  const [open, setOpen] = useState<AccountFields | null>(null);
  const view = readAccountView(query);
  const show = (change: Partial<AccountView>) => {
    setQuery(writeAccountView({ ...view, ...change }), { replace: true, preventScrollReset: true });
  };
  const clear = () => {
    show({ search: "" });
    focusSearch();
  };
  const key = writeAccountView(view).toString();
  const cards = {
    onEdit: setOpen,
    empty:
      view.search === "" ? (
        <EmptyState>{accountsTexts.none}</EmptyState>
      ) : (
        <EmptyState action={<Button onPress={clear}>Clear the search</Button>}>
          {accountsTexts.noneMatch}
        </EmptyState>
      ),
  };
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
      {isWholeList(accounts) || key === "" ? (
        <>
          <IncompleteAccountsNote accounts={accounts} />
          <AccountCards key={key} accounts={accountsToShow(accounts, view)} {...cards} />
        </>
      ) : (
        <Section placeholder={<Skeleton kind="block" height={480} label="Loading the accounts" />}>
          <FoundAccounts key={key} view={view} {...cards} />
        </Section>
      )}
      {open !== null && (
        <AccountDialog start={open} spaces={spaces} viewerEmail={viewerEmail} onClose={() => setOpen(null)} />
      )}
    </Stack>
  );
}
