import type { CustomerFacts } from "@cathedra/domain/access";
import type {
  MutationCreateAttendingArgs,
  MutationCreateHospitalArgs,
  MutationDeleteAttendingArgs,
  MutationDeleteHospitalArgs,
  MutationMergeAttendingsArgs,
  MutationUpdateAttendingArgs,
  MutationUpdateHospitalArgs,
  QueryAttendingsArgs,
  QueryHospitalsArgs,
} from "@cathedra/graphql-schema";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { ApiModule } from "../module.ts";
import {
  createAttending,
  deleteAttending,
  listAttendings,
  mergeAttendings,
  updateAttending,
} from "./attendings.ts";
import { logbookAdministrationGuards } from "./guards.ts";
import { createHospital, deleteHospital, listHospitals, updateHospital } from "./hospitals.ts";
import { countLists } from "./lists.ts";

/** The attendings and hospitals of a customer, for its administrators (7.088-7.106). */
export const logbookAdministrationModule: ApiModule = {
  name: "logbook-administration",
  resolvers: {
    Query: {
      attendings: (_: unknown, { customerId }: QueryAttendingsArgs, context: GraphqlContext) =>
        listAttendings(context, context.actor, customerId),
      hospitals: (_: unknown, { customerId }: QueryHospitalsArgs, context: GraphqlContext) =>
        listHospitals(context, context.actor, customerId),
    },
    Mutation: {
      createAttending: (_: unknown, args: MutationCreateAttendingArgs, context: GraphqlContext) =>
        createAttending(context, context.actor, args),
      updateAttending: (_: unknown, args: MutationUpdateAttendingArgs, context: GraphqlContext) =>
        updateAttending(context, context.actor, args),
      deleteAttending: (_: unknown, { id }: MutationDeleteAttendingArgs, context: GraphqlContext) =>
        deleteAttending(context, context.actor, id),
      mergeAttendings: (_: unknown, args: MutationMergeAttendingsArgs, context: GraphqlContext) =>
        mergeAttendings(context, context.actor, args),
      createHospital: (_: unknown, args: MutationCreateHospitalArgs, context: GraphqlContext) =>
        createHospital(context, context.actor, args),
      updateHospital: (_: unknown, args: MutationUpdateHospitalArgs, context: GraphqlContext) =>
        updateHospital(context, context.actor, args),
      deleteHospital: (_: unknown, { id }: MutationDeleteHospitalArgs, context: GraphqlContext) =>
        deleteHospital(context, context.actor, id),
    },
  },
  loaders: {
    Customer: {
      logbookLists: (queries: readonly { readonly obj: CustomerFacts }[], context: GraphqlContext) =>
        countLists(
          queries.map(({ obj }) => obj),
          context,
        ),
    },
  },
  listSizes: { "Query.attendings": 5000, "Query.hospitals": 5000 },
  guards: logbookAdministrationGuards,
};
