/** The public interface of this module: what other modules of the API may import. */

export { codeHash as addressChangeCodeHash } from "./address-change-queries.ts";
export { addressChangeRoutes } from "./address-change-routes.ts";
export { requestAddressChange } from "./request-address-change.ts";
export { settleAddressChanges } from "./settle-address-changes.ts";
