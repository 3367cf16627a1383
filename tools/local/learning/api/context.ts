import type { Store } from "../store/store.ts";
import type { Arguments } from "./arguments.ts";
import type { RateLimit } from "./rate-limit.ts";

/** The dependencies of the API calls. */
export type Context = {
  readonly store: Store;
  /** The address at which people open the platform. */
  readonly origin: string;
  readonly limit: RateLimit;
};

/** The result of a call; a thrown `ApiRefusal` becomes an error answer. */
export type Call = (context: Context, args: Arguments) => unknown;
