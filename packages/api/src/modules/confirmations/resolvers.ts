import { isUuid, type RecordId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { mayReadRecord, mayUseLogbook } from "@cathedra/domain/access";
import type { GraphqlContext } from "../../graphql/context.ts";
import { requestedFields } from "../../graphql/requested-fields.ts";
import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { type ActivityFields, type ActivityView, findRecord, getRecordFacts } from "../logbook/public.ts";
import { confirmRecords } from "./confirm.ts";
import { confirmInStead } from "./confirm-in-stead.ts";
import { listConfirmations } from "./list-confirmations.ts";
import { setMailPreference } from "./mail-preference.ts";
import { findConfirmations, readConfirmation } from "./read-confirmation.ts";
import { reopenRecord, requestReopening } from "./reopen.ts";
import { getCounts } from "./request-counts.ts";
import { returnRecord } from "./return-record.ts";
import { getTrainees } from "./trainees-of-attending.ts";

const counts = (_: unknown, _args: unknown, context: GraphqlContext) => getCounts(context, context.actor);

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    logbookConfirmations: (_, args, { db, actor }, info) =>
      listConfirmations(db, actor, args, requestedFields(info, ["records"])),
    logbookConfirmation: (_, { id }, { db, actor }, info) =>
      readConfirmation(db, actor, id, requestedFields(info)),
    logbookConfirmationCounts: (_, _args, { db, clock, actor, prefetched }) =>
      getCounts({ db, clock, hasAny: prefetched.logbookConfirmationCounts !== false }, actor),
  },
  Mutation: {
    confirmActivities: (_, { records }, context) => confirmRecords(context, context.actor, records),
    confirmActivityInStead: (_, args, context) => confirmInStead(context, context.actor, args),
    returnActivity: (_, args, context) => returnRecord(context, context.actor, args),
    reopenActivity: (_, args, context) => reopenRecord(context, context.actor, args),
    askToReopenActivity: (_, args, context) => requestReopening(context, context.actor, args),
    setLogbookConfirmationMail: async (_, { isOn }, context) => {
      await setMailPreference(context, context.actor, isOn);
      return getCounts(context, context.actor);
    },
  },
  LogbookConfirmationCounts: {
    returnedCount: ({ returnedCount }, _, { actor }) =>
      mayUseLogbook(actor) === "allowed" ? returnedCount : 0,
    toCompleteCount: ({ toCompleteCount }, _, { actor }) =>
      mayUseLogbook(actor) === "allowed" ? toCompleteCount : 0,
    returned: ({ returned }, _, { actor }) => (mayUseLogbook(actor) === "allowed" ? returned : []),
  },
  LogbookConfirmationsPage: {
    trainees: ({ list }, _, { db, actor }) => getTrainees(db, actor, list),
    counts,
  },
  ConfirmActivitiesPayload: {
    records: ({ ids }, _, { db, actor }, info) => findConfirmations(db, actor, ids, requestedFields(info)),
    counts,
  },
  ReturnActivityPayload: {
    record: ({ recordId }, _, { db, actor }, info) =>
      readConfirmation(db, actor, recordId, requestedFields(info)),
    counts,
  },
  ActivityConfirmationPayload: {
    activity: ({ id }, _, { db, actor }, info) => changedRecord(db, actor, id, requestedFields(info)),
  },
} satisfies Resolvers;

/** The changed record, for its attending or for a person who may read the logbook. */
async function changedRecord(
  db: GraphqlContext["db"],
  actor: Actor,
  id: string,
  fields: ActivityFields,
): Promise<ActivityView | null> {
  const [asAttending] = await findConfirmations(db, actor, [id], fields);
  if (asAttending !== undefined) return asAttending;
  const found = isUuid(id) ? await findRecord(db, actor.userId, id as RecordId, fields) : undefined;
  return found !== undefined && mayReadRecord(actor, getRecordFacts(found)) === "allowed" ? found.view : null;
}
