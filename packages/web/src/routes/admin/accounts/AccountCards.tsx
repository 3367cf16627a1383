import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { type ReactNode, useState } from "react";
import type { AccountCard_account$key } from "../../../__generated__/AccountCard_account.graphql.ts";
import { restoreFocus } from "../../../shell/focus-content.ts";
import { AccountCard, type AccountCardProps } from "./AccountCard.tsx";

export type ListedAccount = AccountCard_account$key & { readonly id: number; readonly name: string };

export type AccountCardsProps = Pick<AccountCardProps, "onEdit"> & {
  readonly accounts: readonly ListedAccount[];
  /** Shown if there are no accounts. */
  readonly empty: ReactNode;
};

/** The number of cards that are shown at first, and added by the button. */
const pageSize = 30;

/** The accounts as cards in the given order, a limited number at first. */
export function AccountCards({ accounts, empty, onEdit }: AccountCardsProps) {
  const [most, setMost] = useState(pageSize);
  const showMore = () => {
    setMost(most + pageSize);
    // When all accounts are shown, the button disappears, so the focus moves.
    restoreFocus(() => {
      const heading = document.getElementById(getPlace(accounts[most]))?.querySelector<HTMLElement>("h2");
      if (heading != null) heading.tabIndex = -1;
      return heading;
    });
  };
  if (accounts.length === 0) return <Card>{empty}</Card>;
  return (
    <>
      {accounts.slice(0, most).map((account) => (
        <div key={account.id} id={getPlace(account)}>
          <AccountCard account={account} onEdit={onEdit} />
        </div>
      ))}
      {accounts.length > most && (
        <Button onPress={showMore}>{`Show more (${accounts.length - most} not shown)`}</Button>
      )}
    </>
  );
}

function getPlace(account: ListedAccount | undefined): string {
  return `account-${account?.id}`;
}
