/** What other rooms of the API may use of this one. */
export { lockCustomer, peopleByEmail } from "./account-queries.ts";
export { customersForAdmin } from "./customers.ts";
export { lockQuota, postQuota } from "./ledger.ts";
export { ofAccounts } from "./of-accounts.ts";
export { asAccount, forVouchers, ofReadable } from "./queries.ts";
