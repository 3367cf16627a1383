import type { Library } from "../content/library.ts";
import type { Store } from "../store/store.ts";
import type { ViewingHeartbeats } from "./viewing-heartbeats.ts";

/** The dependencies of the player. */
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
  /** The origin of the page that sends a form, from the browser's header. */
  readonly origin: string | undefined;
  readonly host: string;
  readonly body: string;
};
