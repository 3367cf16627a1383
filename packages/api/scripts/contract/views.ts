/**
 * What the API holds of a type of the contract, where that is not what the contract says of it: its resolvers and loaders
 * answer what the view has not. Paths are those of `src/graphql/generated`.
 */
export const views: Readonly<Record<string, string>> = {
  Activity: "../../modules/logbook/projection.ts#ActivityView",
  CloudCaseVM: "../../modules/machines/fleet-queries.ts#MachineView",
  CloudModulesResourceAccessVoucher: "../../modules/vouchers/queries.ts#VoucherView",
  Customer: "@cathedra/domain/access#CustomerFacts",
  CustomerGroup: "../../modules/groups/queries.ts#GroupView",
  CustomerLearningSpaceAccess: "../../modules/learning-spaces/queries.ts#SpaceAccess",
  DeleteActivityPayload: "../../modules/logbook/delete-activity.ts#DeletedRecord",
  EventResourceAccessVoucher: "../../modules/events/event-view.ts#EventView",
  EventResourceAccessVoucherAsAdmin: "../../modules/events/administered-events.ts#AdministeredEvent",
  EventResourceAccessVouchersAsAdmin: "../../modules/events/administered-events.ts#EventsAsked",
  IRLogFormData: "../../modules/logbook/read-activities.ts#FormData",
  ResourceAccessVoucherPayload: "../../modules/vouchers/lock-voucher.ts#LockedVoucher",
  SaveActivityPayload: "../../modules/logbook/save-activity.ts#SavedRecord",
  User: "../../modules/user/user-fields.ts#UserParent",
};
