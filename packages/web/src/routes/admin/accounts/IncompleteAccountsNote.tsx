import { accountLimits } from "@cathedra/domain/accounts";
import { accountsTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { isWholeList } from "./account-list.ts";

/** Says that the list of accounts may be incomplete (9.025). */
export function IncompleteAccountsNote({ accounts }: { readonly accounts: readonly unknown[] }) {
  if (isWholeList(accounts)) return null;
  return <Banner tone="info">{accountsTexts.notAll(accountLimits.listed)}</Banner>;
}
