import { graphql, useFragment } from "react-relay/hooks";
import type { useVoucherAccounts_account$data } from "../../__generated__/useVoucherAccounts_account.graphql.ts";
import type { useVoucherAccounts_query$key } from "../../__generated__/useVoucherAccounts_query.graphql.ts";

/** An account whose vouchers and events the person administers. */
export type VoucherAccount = {
  readonly id: number;
  readonly name: string;
  readonly branches: readonly SpaceChoice[];
  readonly spendableMs: number;
};

export type SpaceChoice = { readonly id: number; readonly name: string };

/** The accounts with their learning spaces and spendable time (2.046, 3.046). */
export function useVoucherAccounts(query: useVoucherAccounts_query$key): readonly VoucherAccount[] {
  const { getCustomersForAdmin: accounts } = useFragment(
    graphql`
      fragment useVoucherAccounts_query on Query {
        getCustomersForAdmin(list: vouchers) {
          ...useVoucherAccounts_account @relay(mask: false)
        }
      }
    `,
    query,
  );
  return getVoucherAccounts(accounts);
}

void graphql`
  fragment useVoucherAccounts_account on Customer {
    id
    name
    viewerCanAdministerVouchers
    branches {
      id
      name
    }
    # Whole, as the pages of accounts show it.
    cloudModuleTimeBalance {
      spendableTimeInMs
      reservedTimeInMs
      consumedTimeInMs
    }
  }
`;

/** The accounts whose vouchers the person administers. */
export function getVoucherAccounts(
  accounts: readonly Omit<useVoucherAccounts_account$data, " $fragmentType">[],
): readonly VoucherAccount[] {
  return accounts
    .filter(({ viewerCanAdministerVouchers }) => viewerCanAdministerVouchers)
    .map(({ id, name, branches, cloudModuleTimeBalance: time }) => ({
      id,
      name,
      branches: branches ?? [],
      spendableMs: time?.spendableTimeInMs ?? 0,
    }));
}

/** Every learning space of the accounts once, by name. */
export function getSpaces(accounts: readonly VoucherAccount[]): readonly SpaceChoice[] {
  const spaces = new Map(accounts.flatMap(({ branches }) => branches.map((space) => [space.id, space])));
  return [...spaces.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}
