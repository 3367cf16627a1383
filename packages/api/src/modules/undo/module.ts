import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import type { ApiModule } from "../module.ts";
import { undoGuards } from "./guards.ts";
import { undo } from "./undo.ts";

/** One way to take back what was done a moment ago, by the ways back that the other modules name. */
export function undoModule(topics: readonly ApiModule[]) {
  const takeBacks = topics.flatMap((topic) => topic.takeBacks ?? []);
  return {
    name: "undo",
    resolvers: {
      Mutation: {
        undo: async (_, { undoId }, context) => {
          await undo(context, context.actor, undoId, takeBacks);
          return { undoId };
        },
      },
    } satisfies Resolvers,
    guards: undoGuards,
  } satisfies ApiModule;
}
