/** In the storage of a tab whose session ended with the account. */
export const closedAccountMark = "cathedra.account-closed";
