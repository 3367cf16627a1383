import type { Library } from "../content/library.ts";
import type { Store } from "../store/store.ts";
import type { ViewingHeartbeats } from "./viewing-heartbeats.ts";

/** What the player depends on. */
export type PlayerDeps = {
  readonly store: Store;
  readonly library: Library;
  readonly beats: ViewingHeartbeats;
  readonly portal: string | undefined;
};

export type PlayerRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly cookie: string;
  /** Where the page stands that sends it; browsers say so with every form. */
  readonly origin: string | undefined;
  readonly host: string;
  readonly body: string;
};
