/** The account that the address names; without a name the first one, and none for a name that is not there (7.084). */
export function chosenAccount<Account extends { readonly id: number }>(
  accounts: readonly Account[],
  named: string | null,
): Account | undefined {
  return named === null ? accounts[0] : accounts.find(({ id }) => String(id) === named);
}
