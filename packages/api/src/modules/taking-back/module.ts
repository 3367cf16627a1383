import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import type { ApiModule } from "../module.ts";
import { takingBackGuards } from "./guards.ts";
import type { TakeBack } from "./take-back.ts";
import { undo } from "./undo.ts";

/** One way to take back what was done a moment ago, by the ways back that the other modules know. */
export function takingBackModule(takeBacks: readonly TakeBack[]) {
  return {
    name: "taking-back",
    resolvers: {
      Mutation: {
        undo: async (_, { undoId }, context) => {
          await undo(context, context.actor, undoId, takeBacks);
          return { undoId };
        },
      },
    } satisfies Resolvers,
    guards: takingBackGuards,
  } satisfies ApiModule;
}
