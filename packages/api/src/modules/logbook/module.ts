import type { RecordId } from "@cathedra/domain";
import { allows, mayDeleteRecord, mayEditRecord, mayFilterByParticipant } from "@cathedra/domain/access";
import type {
  DeleteActivityPayloadActivitiesArgs,
  MutationDeleteActivityArgs,
  MutationSaveActivityArgs,
  QueryActivitiesArgs,
  QueryActivityArgs,
  SaveActivityPayloadActivitiesArgs,
} from "@cathedra/graphql-schema";
import type { GraphqlContext } from "../../graphql/context.ts";
import { requestedFields, type Selected } from "../../graphql/requested-fields.ts";
import type { ApiModule } from "../module.ts";
import { deleteActivity } from "./delete-activity.ts";
import { logbookGuards } from "./guards.ts";
import { listSizes } from "./list-sizes.ts";
import type { ActivityView } from "./projection.ts";
import { factsOf } from "./queries.ts";
import { listActivities, readActivity, readFormData, recentActivities } from "./read-activities.ts";
import { saveActivity } from "./save-activity.ts";

type Deleted = { readonly deletedId: RecordId };
type Saved = { readonly recordId: RecordId };

/** What a mutation refetches where the call names no search (7.051, 7.067, 7.068). */
const refetch = { limit: 1000, sortField: "dateOfProcedure", sortOrder: "desc" } as const;

/** The list after a mutation. */
function refetched(
  _: unknown,
  { searchParams }: SaveActivityPayloadActivitiesArgs | DeleteActivityPayloadActivitiesArgs,
  context: GraphqlContext,
  info: Selected,
) {
  return listActivities(
    context,
    context.actor,
    searchParams ?? refetch,
    requestedFields(info, ["activities"]),
  );
}

/** The logbook (7.009-7.011, 7.063-7.067). */
export const logbookModule: ApiModule = {
  name: "logbook",
  resolvers: {
    Query: {
      activities: (_: unknown, args: QueryActivitiesArgs, context: GraphqlContext, info: Selected) =>
        listActivities(context, context.actor, args.searchParams, requestedFields(info, ["activities"])),
      recentActivities: (_: unknown, _args: unknown, context: GraphqlContext, info: Selected) =>
        recentActivities(context, context.actor, requestedFields(info)),
      activity: (_: unknown, { id }: QueryActivityArgs, context: GraphqlContext, info: Selected) =>
        readActivity(context, context.actor, id, requestedFields(info)),
      IRLogFormData: (_: unknown, _args: unknown, context: GraphqlContext) =>
        readFormData(context, context.actor),
    },
    Mutation: {
      saveActivity: async (
        _: unknown,
        args: MutationSaveActivityArgs,
        context: GraphqlContext,
      ): Promise<Saved> => ({ recordId: await saveActivity(context, context.actor, args) }),
      deleteActivity: async (
        _: unknown,
        args: MutationDeleteActivityArgs,
        context: GraphqlContext,
      ): Promise<Deleted> => ({ deletedId: await deleteActivity(context, context.actor, args) }),
    },
    SaveActivityPayload: {
      activity: ({ recordId }: Saved, _: unknown, context: GraphqlContext, info: Selected) =>
        readActivity(context, context.actor, recordId, requestedFields(info)),
      activities: refetched,
    },
    DeleteActivityPayload: {
      activities: refetched,
    },
    IRLogFormData: {
      viewerCanFilterByParticipant: (_: unknown, _args: unknown, { actor }: GraphqlContext) =>
        allows(mayFilterByParticipant(actor)),
    },
    Activity: {
      // The records here are readable already; of those, who takes part in one does not decide who edits it.
      viewerCanEdit: (view: ActivityView, _: unknown, { actor }: GraphqlContext) =>
        allows(mayEditRecord(actor, { ...factsOf(view), participantIds: [] })),
      viewerCanDelete: (view: ActivityView, _: unknown, { actor }: GraphqlContext) =>
        allows(mayDeleteRecord(actor, { ...factsOf(view), participantIds: [] })),
    },
  },
  listSizes: {
    ...listSizes,
    "SaveActivityPayload.activities": refetch.limit,
    "DeleteActivityPayload.activities": refetch.limit,
  },
  guards: logbookGuards,
};
