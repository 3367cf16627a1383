/** The account that the address names. If it names none, the first account; if it names an unknown one, none (7.084). */
export function chosenAccount<Account extends { readonly id: number }>(
  accounts: readonly Account[],
  named: string | null,
): Account | undefined {
  return named === null ? accounts[0] : accounts.find(({ id }) => String(id) === named);
}
