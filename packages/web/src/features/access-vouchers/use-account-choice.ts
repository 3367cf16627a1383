import { accountLimits } from "@cathedra/domain/accounts";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { useAccountChoiceQuery } from "../../__generated__/useAccountChoiceQuery.graphql.ts";
import { getVoucherAccounts, type VoucherAccount } from "./use-voucher-accounts.ts";

export type AccountChoice = {
  readonly offered: readonly VoucherAccount[];
  /** The account with a number, including one that is no longer offered. */
  readonly findAccount: (id: number | null) => VoucherAccount | undefined;
  /** Set if there are more accounts than are loaded at once: the API searches them while the person types. */
  readonly onSearch: ((text: string) => void) | undefined;
  readonly isLoading: boolean;
};

type Found = { readonly text: string; readonly accounts: readonly VoucherAccount[] };

const typingMs = 200;

/** The choice of an account in a form (2.046, 3.046), however many there are. */
export function useAccountChoice(accounts: readonly VoucherAccount[]): AccountChoice {
  const environment = useRelayEnvironment();
  const [text, setText] = useState("");
  const [found, setFound] = useState<Found | null>(null);
  const [known, setKnown] = useState<ReadonlyMap<number, VoucherAccount>>(new Map());
  const isSearched = accounts.length >= accountLimits.listed && text !== "";
  useEffect(() => {
    if (!isSearched) return;
    let stop = () => {};
    const answer = (foundAccounts: readonly VoucherAccount[]) => {
      setFound({ text, accounts: foundAccounts });
      setKnown((before) => new Map([...before, ...foundAccounts.map((each) => [each.id, each] as const)]));
    };
    const typed = setTimeout(() => {
      const subscription = fetchQuery<useAccountChoiceQuery>(
        environment,
        graphql`
          query useAccountChoiceQuery($search: String!) {
            customers(search: $search) {
              ...useVoucherAccounts_account @relay(mask: false)
            }
          }
        `,
        { search: text },
      ).subscribe({
        next: ({ customers }) => answer(getVoucherAccounts(customers)),
        // If the search fails, the accounts that were loaded with the page can still be chosen.
        error: () => answer(accounts.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))),
      });
      stop = () => subscription.unsubscribe();
    }, typingMs);
    return () => {
      clearTimeout(typed);
      stop();
    };
  }, [environment, isSearched, text, accounts]);
  return {
    offered: isSearched ? (found?.accounts ?? []) : accounts,
    findAccount: (accountId) => accounts.find(({ id }) => id === accountId) ?? known.get(accountId ?? 0),
    onSearch: accounts.length >= accountLimits.listed ? (next) => setText(next.trim()) : undefined,
    isLoading: isSearched && found?.text !== text,
  };
}
