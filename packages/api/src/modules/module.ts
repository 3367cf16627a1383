import type { FastifyInstance } from "fastify";
import type { ListSizes } from "../graphql/cost.ts";
import type { Guard } from "../graphql/guards.ts";
import type { PrefetchFields } from "../graphql/prefetch.ts";
import type { Loaders, Resolvers } from "../graphql/typed-resolvers.ts";
import type { WrittenFields } from "../graphql/written-answers.ts";
import type { NoticeVisibility } from "./inbox/public.ts";
import type { UndoKind } from "./undo/public.ts";

/** A module of the API, as `modules/index.ts` lists it. */
export type ApiModule = {
  readonly name: string;
  readonly resolvers: Resolvers;
  /** The loaders of list fields that are read from another table, with one query a page. */
  readonly loaders?: Loaders;
  /** The sizes of the module's lists, for the cost limit. */
  readonly listSizes?: ListSizes;
  /**
   * The fields that are read together with the caller's row if an operation asks for them, so that a poll takes one statement.
   */
  readonly prefetchFields?: PrefetchFields;
  /** The fields whose answers the database writes in the contract's form, for everything requested of them that it can. */
  readonly writtenFields?: WrittenFields;
  /** The undo operations of the module. */
  readonly undoKinds?: readonly UndoKind[];
  /** The rules for who may still see notices about the module's things. */
  readonly noticeVisibility?: readonly NoticeVisibility[];
  /** Registers the topic's REST routes, under `/api`. */
  readonly rest?: (app: FastifyInstance) => void;
  /** The guards of this module: one for every query field, mutation and REST route. */
  readonly guards: readonly Guard[];
};

/**
 * The modules that together implement the whole contract. A field without an implementation is a compile error that names the
 * field.
 */
export type WholeContract<Left extends never> = readonly (ApiModule | Left)[];
