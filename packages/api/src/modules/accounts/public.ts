/** What other rooms of the API may use of this one. */

export { asAccount, forVouchers, onlyReadable } from "./account-facts.ts";
export { accountFieldLoader } from "./account-field-loader.ts";
export { lockCustomer, peopleByEmail } from "./account-queries.ts";
export { customersForAdmin } from "./customers.ts";
export { lockQuota, postQuota } from "./ledger.ts";
