import type { VoucherId } from "@cathedra/domain";
import { allows, type CustomerFacts, mayAdministerVouchers } from "@cathedra/domain/access";
import type {
  MutationAcceptResourceAccessVoucherArgs,
  MutationArchiveResourceAccessVoucherArgs,
  MutationCreateCloudModulesResourceAccessVoucherArgs,
  MutationEditCloudModulesResourceAccessVoucherArgs,
  QueryCountCloudModulesResourceAccessVouchersAsAdminArgs,
  QueryGetAllCloudModulesResourceAccessVouchersAsAdminArgs,
  QueryGetCloudModulesResourceAccessVoucherAsAdminArgs,
} from "@cathedra/graphql-schema";
import { appError, insist } from "../../errors.ts";
import type { GraphqlContext } from "../../graphql/context.ts";
import { type LockedVoucher, voucherScope } from "../access-vouchers/face.ts";
import type { ApiModule } from "../module.ts";
import { acceptVoucher } from "./accept-voucher.ts";
import { archiveVoucher } from "./archive-voucher.ts";
import { regenerateCode, revokeCode } from "./change-code.ts";
import { createVoucher } from "./create-voucher.ts";
import { editVoucher } from "./edit-voucher.ts";
import { userQuotaLoader, usersLoader } from "./people.ts";
import { countVouchers, type VoucherView, voucherById, vouchersAsTrainee, vouchersOf } from "./queries.ts";

type Args = MutationArchiveResourceAccessVoucherArgs;

/** Vouchers: for cloud cases whole (2.025-2.055), and of both kinds what they share (2.001-2.016, 2.038). */
export const vouchersModule: ApiModule = {
  name: "vouchers",
  resolvers: {
    Query: {
      getAllCloudModulesResourceAccessVouchersAsAdmin: (
        _: unknown,
        args: QueryGetAllCloudModulesResourceAccessVouchersAsAdminArgs,
        context: GraphqlContext,
      ) => {
        const scope = voucherScope(context, context.actor);
        return scope.length === 0 ? [] : vouchersOf(context.db, scope, args, context.clock());
      },
      countCloudModulesResourceAccessVouchersAsAdmin: (
        _: unknown,
        args: QueryCountCloudModulesResourceAccessVouchersAsAdminArgs,
        context: GraphqlContext,
      ) => {
        const scope = voucherScope(context, context.actor);
        return scope.length === 0 ? 0 : countVouchers(context.db, scope, args, context.clock());
      },
      getCloudModulesResourceAccessVoucherAsAdmin: async (
        _: unknown,
        { voucherId }: QueryGetCloudModulesResourceAccessVoucherAsAdminArgs,
        context: GraphqlContext,
      ) => {
        const voucher = await voucherById(context.db, voucherId as VoucherId, context.clock());
        if (voucher === undefined) throw appError("NOT_FOUND");
        insist(mayAdministerVouchers(context.actor, voucher.customer, context.voucherAdminCustomers));
        return voucher;
      },
      getCloudModulesResourceAccessVouchersAsTrainee: (
        _: unknown,
        _args: unknown,
        { db, actor, clock }: GraphqlContext,
      ) => vouchersAsTrainee(db, actor.userId, clock()),
    },
    Mutation: {
      createCloudModulesResourceAccessVoucher: async (
        _: unknown,
        args: MutationCreateCloudModulesResourceAccessVoucherArgs,
        context: GraphqlContext,
      ) => viewOf(context, await createVoucher(context, context.actor, args)),
      editCloudModulesResourceAccessVoucher: async (
        _: unknown,
        args: MutationEditCloudModulesResourceAccessVoucherArgs,
        context: GraphqlContext,
      ) => viewOf(context, await editVoucher(context, context.actor, args)),
      archiveResourceAccessVoucher: changing(archiveVoucher),
      regenerateResourceAccessVoucherCode: changing(regenerateCode),
      revokeResourceAccessVoucherCode: changing(revokeCode),
      acceptResourceAccessVoucher: async (
        _: unknown,
        { code }: MutationAcceptResourceAccessVoucherArgs,
        context: GraphqlContext,
      ) => {
        const { id, kind } = await acceptVoucher(context, context.actor, code);
        return { voucherId: id, type: kind };
      },
    },
    Customer: {
      viewerCanAdministerVouchers: (
        customer: CustomerFacts,
        _: unknown,
        { actor, voucherAdminCustomers }: GraphqlContext,
      ) => allows(mayAdministerVouchers(actor, customer, voucherAdminCustomers)),
    },
    ResourceAccessVoucherPayload: {
      cloudModulesVoucher: ({ id, kind }: LockedVoucher, _: unknown, context: GraphqlContext) =>
        kind === "cloud_modules" ? viewOf(context, id) : null,
      type: ({ kind }: LockedVoucher) => kind,
    },
    CloudModulesResourceAccessVoucher: {
      viewerCanEdit: (voucher: VoucherView, _: unknown, context: GraphqlContext) =>
        voucher.state === "active" && administers(voucher, context),
      viewerCanArchive: (voucher: VoucherView, _: unknown, context: GraphqlContext) =>
        voucher.state !== "archived" && administers(voucher, context),
    },
  },
  loaders: {
    CloudModulesResourceAccessVoucher: { users: usersLoader, userQuota: userQuotaLoader },
  },
  // A page is 200; a class has 20 people, and a voucher the cases of a course or two.
  listSizes: {
    "Query.getAllCloudModulesResourceAccessVouchersAsAdmin": 200,
    "Query.getCloudModulesResourceAccessVouchersAsTrainee": 50,
    "CloudModulesResourceAccessVoucher.users": 20,
    "CloudModulesResourceAccessVoucher.userQuota": 20,
    "CloudModulesResourceAccessVoucher.modules": 3,
    "CloudModulesResourceAccessVoucherAsTrainee.modules": 3,
    "CloudModule.cases": 6,
  },
  guards: [
    {
      operation: "Query.getAllCloudModulesResourceAccessVouchersAsAdmin",
      policy: "mayAdministerVouchers: those of one's own accounts",
      access: { kind: "signedIn" },
    },
    {
      operation: "Query.countCloudModulesResourceAccessVouchersAsAdmin",
      policy: "mayAdministerVouchers: those of one's own accounts",
      access: { kind: "signedIn" },
    },
    {
      operation: "Query.getCloudModulesResourceAccessVoucherAsAdmin",
      policy: "mayAdministerVouchers",
      access: { kind: "only", callers: ["sysAdmin"], otherwise: "notFound" },
    },
    {
      operation: "Query.getCloudModulesResourceAccessVouchersAsTrainee",
      policy: "one's own",
      access: { kind: "signedIn" },
    },
    ...[
      "createCloudModulesResourceAccessVoucher",
      "editCloudModulesResourceAccessVoucher",
      "archiveResourceAccessVoucher",
      "regenerateResourceAccessVoucherCode",
      "revokeResourceAccessVoucherCode",
    ].map((name) => ({
      operation: `Mutation.${name}`,
      policy: "mayAdministerVouchers",
      access: { kind: "only" as const, callers: ["sysAdmin" as const], otherwise: "notFound" as const },
    })),
    {
      operation: "Mutation.acceptResourceAccessVoucher",
      policy: "whoever has the code; too many wrong ones are refused",
      access: { kind: "signedIn" },
    },
  ],
};

type Change = (
  context: GraphqlContext,
  actor: GraphqlContext["actor"],
  id: VoucherId,
) => Promise<LockedVoucher>;

/** A change of a voucher of either kind, by its number. */
function changing(change: Change) {
  return (_: unknown, { resourceAccessVoucherId }: Args, context: GraphqlContext) =>
    change(context, context.actor, resourceAccessVoucherId as VoucherId);
}

async function viewOf({ db, clock }: GraphqlContext, id: VoucherId): Promise<VoucherView> {
  const voucher = await voucherById(db, id, clock());
  if (voucher === undefined) throw new Error("a voucher that was there is gone");
  return voucher;
}

function administers({ customer }: VoucherView, { actor, voucherAdminCustomers }: GraphqlContext): boolean {
  return allows(mayAdministerVouchers(actor, customer, voucherAdminCustomers));
}
