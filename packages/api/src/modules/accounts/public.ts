/** The public interface of this module: what other modules of the API may import. */

export { asAccount, forVouchers, onlyReadable } from "./account-facts.ts";
export { accountFieldLoader } from "./account-field-loader.ts";
export { lockCustomer, peopleByEmail } from "./account-queries.ts";
export { customersForAdmin } from "./customers.ts";
export { lockQuota, postQuota } from "./ledger.ts";
