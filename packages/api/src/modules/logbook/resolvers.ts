import { allows, mayDeleteRecord, mayEditRecord, mayFilterByParticipant } from "@cathedra/domain/access";
import type { GraphqlContext } from "../../graphql/context.ts";
import type {
  DeleteActivityPayloadActivitiesArgs,
  SaveActivityPayloadActivitiesArgs,
} from "../../graphql/generated/contract.ts";
import { requestedFields, type Selected } from "../../graphql/requested-fields.ts";
import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { confirmationResolvers } from "./confirmation-resolvers.ts";
import { deleteActivity } from "./delete-activity.ts";
import { getPageFields } from "./list-query.ts";
import { readOwnLogbook } from "./own-logbook-query.ts";
import type { ActivityView } from "./projection.ts";
import {
  listActivities,
  readActivity,
  readableView,
  readFormData,
  recentActivities,
} from "./read-activities.ts";
import { getFacts } from "./record-query.ts";
import { saveActivities } from "./save-activities.ts";
import { type SavedRecord, saveActivity } from "./save-activity.ts";

/** The list that a mutation returns if the call has no search (7.051, 7.067, 7.068). */
export const refetch = { limit: 1000, sortField: "dateOfProcedure", sortOrder: "desc" } as const;

/** Reads the list of records again after a mutation. */
function refetched(
  _: unknown,
  { searchParams }: SaveActivityPayloadActivitiesArgs | DeleteActivityPayloadActivitiesArgs,
  context: GraphqlContext,
  info: Selected,
) {
  return listActivities(context, context.actor, searchParams ?? refetch, getPageFields(info));
}

/** The record after a save, which a new one's insert has read already. */
function savedActivity(
  { recordId, stored }: SavedRecord,
  _: unknown,
  context: GraphqlContext,
  info: Selected,
): ActivityView | Promise<ActivityView> {
  return stored === undefined
    ? readActivity(context, context.actor, recordId, requestedFields(info))
    : readableView(context.actor, stored);
}

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    activities: (_, args, context, info) =>
      listActivities(context, context.actor, args.searchParams, getPageFields(info)),
    recentActivities: (_, _args, context, info) =>
      recentActivities(context, context.actor, requestedFields(info)),
    activity: (_, { id }, context, info) => readActivity(context, context.actor, id, requestedFields(info)),
    ownLogbook: (_, args, context, info) =>
      readOwnLogbook(context, context.actor, args, requestedFields(info, ["entries", "record"])),
    IRLogFormData: (_, _args, context) => readFormData(context, context.actor),
  },
  Mutation: {
    saveActivity: (_, args, context, info) =>
      saveActivity(context, context.actor, args, requestedFields(info, ["activity"])),
    saveActivities: (_, args, context, info) =>
      saveActivities(context, context.actor, args, requestedFields(info, ["activity"])),
    deleteActivity: (_, args, context) => deleteActivity(context, context.actor, args),
  },
  SaveActivityPayload: {
    activity: savedActivity,
    activities: refetched,
  },
  SaveActivityResult: {
    activity: (result, _, context, info) =>
      result.refusal === null ? savedActivity(result, _, context, info) : null,
  },
  DeleteActivityPayload: {
    activities: refetched,
  },
  IRLogFormData: {
    viewerCanFilterByParticipant: (_, _args, { actor }) => allows(mayFilterByParticipant(actor)),
  },
  ...confirmationResolvers,
  Activity: {
    ...confirmationResolvers.Activity,
    // The caller may read these records already; whether they participate does not matter for editing.
    viewerCanEdit: (view, _, { actor }) =>
      !view.isConfirmed && allows(mayEditRecord(actor, { ...getFacts(view), participantIds: [] })),
    viewerCanDelete: (view, _, { actor }) =>
      !view.isConfirmed && allows(mayDeleteRecord(actor, { ...getFacts(view), participantIds: [] })),
  },
} satisfies Resolvers;
