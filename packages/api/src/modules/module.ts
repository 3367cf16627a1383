import type { FastifyInstance } from "fastify";
import type { ListSizes } from "../graphql/cost.ts";
import type { Guard } from "../graphql/guards.ts";
import type { PrefetchFields } from "../graphql/prefetch.ts";
import type { Loaders, Resolvers } from "../graphql/typed-resolvers.ts";
import type { NoticeVisibility } from "./inbox/public.ts";
import type { UndoKind } from "./undo/public.ts";

/** A topic whole: what `modules/index.ts` lists. */
export type ApiModule = {
  readonly name: string;
  readonly resolvers: Resolvers;
  /** List fields that need another table: one query a page. */
  readonly loaders?: Loaders;
  /** What the cost limit must know of the topic's lists. */
  readonly listSizes?: ListSizes;
  /** What is read in the caller's own statement where an operation asks for it, so that a poll costs one. */
  readonly readAhead?: PrefetchFields;
  /** How what is done there is taken back within a moment. */
  readonly takeBacks?: readonly UndoKind[];
  /** Who still sees what people were told of, where that is the topic's. */
  readonly noticeSights?: readonly NoticeVisibility[];
  /** Registers the topic's REST routes, under `/api`. */
  readonly rest?: (app: FastifyInstance) => void;
  /** One for every query field, mutation and REST route of this module. */
  readonly guards: readonly Guard[];
};

/** Topics that together answer the whole contract: every field that they leave without an answer does not compile, by name. */
export type WholeContract<Left extends never> = readonly (ApiModule | Left)[];
