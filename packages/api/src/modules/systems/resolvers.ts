import type { UserSystemId } from "@cathedra/domain";
import { allows, mayManageStation } from "@cathedra/domain/access";
import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { addSystem } from "./add-system.ts";
import { deleteSystem } from "./delete-system.ts";
import { getLinks } from "./system-queries.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    UserSystems: (_, _args, { db, actor }) => getLinks(db, actor.userId),
  },
  UserSystem: {
    systemId: (link, _args, { actor }) => (allows(mayManageStation(actor, link)) ? link.stationId : null),
  },
  Mutation: {
    AddSystem: (_, args, context) => addSystem(context, context.actor, args),
    DeleteUserSystem: async (_, { id }, context) => ({
      id,
      undo: await deleteSystem(context, context.actor, id as UserSystemId),
    }),
  },
} satisfies Resolvers;
