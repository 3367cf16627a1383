import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { FoundAccountsQuery } from "../../../__generated__/FoundAccountsQuery.graphql.ts";
import { AccountCards, type AccountCardsProps } from "./AccountCards.tsx";
import type { AccountView } from "./account-list.ts";
import { IncompleteAccountsNote } from "./IncompleteAccountsNote.tsx";

export type FoundAccountsProps = Omit<AccountCardsProps, "accounts"> & { readonly view: AccountView };

/** The accounts as the portal searches and sorts them, if there are more than one request returns. */
export function FoundAccounts({ view, ...props }: FoundAccountsProps) {
  const { customers } = useLazyLoadQuery<FoundAccountsQuery>(
    graphql`
      query FoundAccountsQuery($search: String!, $sort: CustomerSort!) {
        customers(search: $search, sort: $sort) {
          id
          name
          ...AccountCard_account
        }
      }
    `,
    { search: view.search, sort: view.order === "z-a" ? "nameDescending" : "nameAscending" },
    { fetchPolicy: "store-and-network" },
  );
  return (
    <>
      <IncompleteAccountsNote accounts={customers} />
      <AccountCards accounts={customers} {...props} />
    </>
  );
}
