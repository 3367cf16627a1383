import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import type { ApiModule } from "../module.ts";
import { undoGuards } from "./guards.ts";
import { undo } from "./undo.ts";

/** The undo operation, with the undo kinds of the other modules. */
export function undoModule(topics: readonly ApiModule[]) {
  const undoKinds = topics.flatMap((topic) => topic.undoKinds ?? []);
  return {
    name: "undo",
    resolvers: {
      Mutation: {
        undo: async (_, { undoId }, context) => {
          await undo(context, context.actor, undoId, undoKinds);
          return { undoId };
        },
      },
    } satisfies Resolvers,
    guards: undoGuards,
  } satisfies ApiModule;
}
