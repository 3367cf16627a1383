import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { createSystem, createToken, editSystem, removeSystem, revokeKey } from "./change-systems.ts";
import { readLinkedPeople } from "./linked-people.ts";
import { logDownloadLink, stationLogLink } from "./log-download.ts";
import { endSystemSession, keepSystemComputer } from "./manage-station.ts";
import { countSystems, findComputer, readSystem, systemsByServiceTag } from "./read-systems.ts";
import { activitiesByServiceTag } from "./session-logs.ts";
import { readEvents } from "./station-events.ts";
import { readLogs } from "./station-logs.ts";
import { readOverview } from "./station-overview.ts";
import { logsNumberByPeriod, vistSystemsStats } from "./systems-statistics.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    vistSystemsStats: (_, _args, context) => vistSystemsStats(context, context.actor),
    vistSystemsLogsNumberByPeriod: (_, { from, to }, context) =>
      logsNumberByPeriod(context, context.actor, from, to),
    vistSystemsByServiceTag: (_, args, context) => systemsByServiceTag(context, context.actor, args),
    vistSystemsFound: (_, args, context) => countSystems(context, context.actor, args),
    vistSystem: async (_, { id }, context) => (await readSystem(context, context.actor, id)) ?? null,
    vistActivitiesByServiceTag: (_, { serviceTag, from, to }, context) =>
      activitiesByServiceTag(context, context.actor, serviceTag, from, to),
    logDownloadLink: (_, { activityIds }, context) => logDownloadLink(context, context.actor, activityIds),
    vistSystemOverview: (_, { id }, context) => readOverview(context, context.actor, id),
    vistSystemEvents: (_, args, context) => readEvents(context, context.actor, args),
    vistSystemLogs: (_, args, context) => readLogs(context, context.actor, args),
    vistSystemLinks: (_, args, context) => readLinkedPeople(context, context.actor, args),
    vistSystemComputer: (_, { serviceTag }, context) => findComputer(context, context.actor, serviceTag),
  },
  Mutation: {
    createVistSystem: (_, args, context) => createSystem(context, context.actor, args),
    editVistSystem: (_, args, context) => editSystem(context, context.actor, args),
    removeVistSystem: (_, { id }, context) => removeSystem(context, context.actor, id),
    createVistSystemToken: (_, { id }, context) => createToken(context, context.actor, id),
    createVistSystemLogLink: (_, { id, logs }, context) => stationLogLink(context, context.actor, id, logs),
    endVistSystemSession: (_, { id, session }, context) =>
      endSystemSession(context, context.actor, id, session),
    keepVistSystemComputer: (_, { id, computer }, context) =>
      keepSystemComputer(context, context.actor, id, computer),
    revokeVistSystemKey: (_, { id }, context) => revokeKey(context, context.actor, id),
  },
} satisfies Resolvers;
