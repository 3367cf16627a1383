import { cast } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";
import { aVoucher, aVoucherInput } from "./voucher-builders.ts";

const voucherOf = (portal: CastApp) => aVoucher(portal).then(({ id }) => ({ id }));
const voucherToEdit = (portal: CastApp) =>
  aVoucher(portal).then(({ id, modifiedAt }) => ({ voucherId: id, modifiedAt }));

export const voucherWebOperations: readonly WebOperation[] = [
  // Three of them count.
  ["AdminVouchersQuery", cast.ruth, 9, () => ({})],
  ["voucherListQuery", cast.ruth, 6, () => ({ state: "active", offset: 0, limit: 200 })],
  // Of pages that were open before.
  ["VoucherTableQuery", cast.ruth, 6, () => ({ state: "active", offset: 0 })],
  ["voucherRowsQuery", cast.ruth, 6, () => ({ state: "active", offset: 0, limit: 200 })],
  ["VoucherDrawerQuery", cast.ruth, 4, async (portal) => ({ voucherId: (await voucherOf(portal)).id })],
  ["VoucherUsersQuery", cast.ruth, 4, async (portal) => ({ voucherId: (await voucherOf(portal)).id })],
  ["useVoucherChangesCreateMutation", cast.ruth, 12, () => aVoucherInput()],
  [
    "useVoucherChangesEditMutation",
    cast.ruth,
    12,
    async (portal) => ({ ...aVoucherInput(), ...(await voucherToEdit(portal)) }),
  ],
  ["latestVoucherQuery", cast.ruth, 8, voucherToEdit],
  ["useVoucherChangesArchiveMutation", cast.ruth, 12, voucherOf],
  ["useVoucherChangesRegenerateMutation", cast.ruth, 10, voucherOf],
  ["useVoucherChangesRevokeMutation", cast.ruth, 10, voucherOf],
  ["acceptInviteVoucherMutation", cast.maya, 12, (portal) => aVoucher(portal).then(({ code }) => ({ code }))],
  ["CloudCasesQuery", cast.maya, 3],
  ["CloudCaseQuery", cast.maya, 4],
];
