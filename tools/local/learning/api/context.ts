import type { Store } from "../store/store.ts";
import type { Arguments } from "./arguments.ts";
import type { RateLimit } from "./rate-limit.ts";

/** What the API calls depend on. */
export type Context = {
  readonly store: Store;
  /** The address at which people open the platform. */
  readonly origin: string;
  readonly limit: RateLimit;
};

/** What a call answers; thrown `ApiRefusal`s become errors. */
export type Call = (context: Context, given: Arguments) => unknown;
