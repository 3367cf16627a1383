import { allows, mayFilterVistActivitiesByGroup, mayViewAllVistActivities } from "@cathedra/domain/access";
import { implausibilityText, resultText } from "@cathedra/domain/messages";
import { requestedFields } from "../../graphql/requested-fields.ts";
import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { filterChoices } from "./filter-choices.ts";
import { filterGroups } from "./groups-to-filter-by.ts";
import { administeredActivities, ownActivities, readVistActivity } from "./read-activities.ts";
import { outcomeTexts } from "./run-outcome.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    vistActivities: (_, args, context, info) =>
      ownActivities(context, context.actor, args, requestedFields(info, ["activities"])),
    allVistActivities: (_, args, context, info) =>
      administeredActivities(context, context.actor, args, requestedFields(info, ["activities"])),
    vistActivity: (_, { id }, context, info) =>
      readVistActivity(context, context.actor, id, requestedFields(info)),
    vistActivityChoices: (_, _args, { db }) => filterChoices(db),
  },
  User: {
    viewerCanViewAllActivities: (_, _args, { actor }) => allows(mayViewAllVistActivities(actor)),
    viewerCanFilterActivitiesByGroup: (_, _args, { actor }) => allows(mayFilterVistActivitiesByGroup(actor)),
  },
  AllVistActivitiesPage: {
    allCustomerGroups: (_, _args, { db, actor }) => filterGroups(db, actor),
  },
  VistActivity: {
    result: ({ isMet }) => resultText(isMet),
    ...outcomeTexts,
    implausible: ({ implausible }) => implausible.map(implausibilityText),
  },
} satisfies Resolvers;
