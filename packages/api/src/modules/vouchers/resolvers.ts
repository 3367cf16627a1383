import type { VoucherId } from "@cathedra/domain";
import { allows, type CustomerFacts, mayAdministerVouchers, mayGiveHours } from "@cathedra/domain/access";
import { appError, authorize } from "../../errors.ts";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { MutationArchiveResourceAccessVoucherArgs } from "../../graphql/generated/contract.ts";
import type { Loaders, Resolvers } from "../../graphql/typed-resolvers.ts";
import type { LockedVoucher } from "../access-vouchers/public.ts";
import { voucherScope } from "../access-vouchers/public.ts";
import type { PersonView } from "../people/public.ts";
import { acceptVoucher } from "./accept-voucher.ts";
import { accountHours } from "./account-hours.ts";
import { archiveVoucher } from "./archive-voucher.ts";
import { regenerateCode, revokeCode } from "./change-code.ts";
import { createVoucher } from "./create-voucher.ts";
import { editVoucher } from "./edit-voucher.ts";
import { endingVouchers } from "./ending-vouchers.ts";
import { giveHours } from "./give-hours.ts";
import {
  countVouchers,
  findVouchers,
  type VoucherView,
  voucherById,
  vouchersAsTrainee,
} from "./voucher-queries.ts";
import { userQuotaLoader, usersLoader } from "./voucher-user-loaders.ts";

type Args = MutationArchiveResourceAccessVoucherArgs;

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    getAllCloudModulesResourceAccessVouchersAsAdmin: (_, args, context) => {
      const scope = voucherScope(context, context.actor);
      return scope.length === 0 ? [] : findVouchers(context.db, scope, args, context.clock());
    },
    countCloudModulesResourceAccessVouchersAsAdmin: (_, args, context) => {
      const scope = voucherScope(context, context.actor);
      return scope.length === 0 ? 0 : countVouchers(context.db, scope, args, context.clock());
    },
    accountHours: (_, _args, context) => accountHours(context.db, voucherScope(context, context.actor)),
    endingVouchers: (_, _args, context) =>
      endingVouchers(context.db, voucherScope(context, context.actor), context.clock()),
    getCloudModulesResourceAccessVoucherAsAdmin: async (_, { voucherId }, context) => {
      const voucher = await voucherById(context.db, voucherId, context.clock());
      if (voucher === undefined) throw appError("NOT_FOUND");
      authorize(mayAdministerVouchers(context.actor, voucher.customer, context.voucherAdminCustomers));
      return voucher;
    },
    getCloudModulesResourceAccessVouchersAsTrainee: (_, _args, { db, actor, clock, prefetched }) =>
      prefetched.getCloudModulesResourceAccessVouchersAsTrainee === false
        ? []
        : vouchersAsTrainee(db, actor.userId, clock()),
  },
  Mutation: {
    createCloudModulesResourceAccessVoucher: async (_, args, context) =>
      toView(context, await createVoucher(context, context.actor, args)),
    editCloudModulesResourceAccessVoucher: async (_, args, context) =>
      toView(context, await editVoucher(context, context.actor, args)),
    giveCloudModulesTime: (_, args, context) => giveHours(context, context.actor, args),
    archiveResourceAccessVoucher: changing(archiveVoucher),
    regenerateResourceAccessVoucherCode: changing(regenerateCode),
    revokeResourceAccessVoucherCode: changing(revokeCode),
    acceptResourceAccessVoucher: async (_, { code }, context) => {
      const { id, kind } = await acceptVoucher(context, context.actor, code);
      return { voucherId: id, type: kind };
    },
  },
  AdministeredPerson: {
    viewerCanGiveHours: (person, _, context) =>
      getHoursAccounts(person, context).length > 0 || voucherScope(context, context.actor) === "every",
    hoursAccounts: (person, _, context) => getHoursAccounts(person, context),
  },
  Customer: {
    viewerCanAdministerVouchers: (customer, _, { actor, voucherAdminCustomers }) =>
      allows(mayAdministerVouchers(actor, customer, voucherAdminCustomers)),
  },
  ResourceAccessVoucherPayload: {
    cloudModulesVoucher: ({ id, kind }, _, context) =>
      kind === "cloud_modules" ? toView(context, id) : null,
    type: ({ kind }) => kind,
  },
  CloudModulesResourceAccessVoucher: {
    viewerCanEdit: (voucher, _, context) => voucher.state === "active" && administers(voucher, context),
    viewerCanArchive: (voucher, _, context) => voucher.state !== "archived" && administers(voucher, context),
  },
} satisfies Resolvers;

/** Fields that another table answers, read for all rows of a page together. */
export const loaders = {
  CloudModulesResourceAccessVoucher: { users: usersLoader, userQuota: userQuotaLoader },
} satisfies Loaders;

/** The accounts from whose time the caller may give hours to a person. */
function getHoursAccounts(
  { facts, customers }: PersonView,
  { actor, voucherAdminCustomers }: GraphqlContext,
): readonly CustomerFacts[] {
  return customers.filter((customer) =>
    allows(mayGiveHours(actor, { person: facts, customer }, voucherAdminCustomers)),
  );
}

type Change = (
  context: GraphqlContext,
  actor: GraphqlContext["actor"],
  id: VoucherId,
) => Promise<LockedVoucher>;

/** Makes the resolver of a mutation that changes a voucher of either kind, which is given by its number. */
function changing(change: Change) {
  return (_: unknown, { resourceAccessVoucherId }: Args, context: GraphqlContext) =>
    change(context, context.actor, resourceAccessVoucherId);
}

async function toView({ db, clock }: GraphqlContext, id: VoucherId): Promise<VoucherView> {
  const voucher = await voucherById(db, id, clock());
  if (voucher === undefined) throw new Error("a voucher that was there is gone");
  return voucher;
}

function administers({ customer }: VoucherView, { actor, voucherAdminCustomers }: GraphqlContext): boolean {
  return allows(mayAdministerVouchers(actor, customer, voucherAdminCustomers));
}
