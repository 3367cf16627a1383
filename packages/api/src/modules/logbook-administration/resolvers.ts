import type { Loaders, Resolvers } from "../../graphql/typed-resolvers.ts";
import {
  createAttending,
  deleteAttending,
  listAttendings,
  mergeAttendings,
  updateAttending,
} from "./attendings.ts";
import { countLists } from "./count-lists.ts";
import { createHospital, deleteHospital, listHospitals, updateHospital } from "./hospitals.ts";
import { readLogbookSettings, updateLogbookSettings } from "./logbook-settings.ts";
import { takeBackAddressChange } from "./take-back-address-change.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    attendings: (_, { customerId }, context) => listAttendings(context, context.actor, customerId),
    hospitals: (_, { customerId }, context) => listHospitals(context, context.actor, customerId),
    logbookSettings: (_, { customerId }, context) => readLogbookSettings(context, context.actor, customerId),
  },
  Mutation: {
    createAttending: (_, args, context) => createAttending(context, context.actor, args),
    updateAttending: (_, args, context) => updateAttending(context, context.actor, args),
    takeBackAddressChange: (_, { id }, context) => takeBackAddressChange(context, context.actor, id),
    deleteAttending: (_, { id }, context) => deleteAttending(context, context.actor, id),
    mergeAttendings: (_, args, context) => mergeAttendings(context, context.actor, args),
    createHospital: (_, args, context) => createHospital(context, context.actor, args),
    updateHospital: (_, args, context) => updateHospital(context, context.actor, args),
    deleteHospital: (_, { id }, context) => deleteHospital(context, context.actor, id),
    updateLogbookSettings: (_, args, context) => updateLogbookSettings(context, context.actor, args),
  },
} satisfies Resolvers;

/** Fields that another table answers, read for all rows of a page together. */
export const loaders = {
  Customer: {
    logbookLists: (queries, context) =>
      countLists(
        queries.map(({ obj }) => obj),
        context,
      ),
  },
} satisfies Loaders;
