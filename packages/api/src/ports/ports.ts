import type { Pool } from "pg";
import type { Db } from "../db/database.ts";
import type { Standbys } from "../db/read-replicas.ts";
import type { Tracer } from "../observability/tracing.ts";
import type { LoadLimits } from "../plugins/load-shed.ts";
import type { Clock } from "./clock.ts";
import type { HintFeed } from "./hint-feed.ts";
import type { LearningPlatform } from "./learning-platform.ts";
import type { ObjectStore } from "./object-store.ts";
import type { ReportSink } from "./report-sink.ts";

/** The application's connections to the outside. The code that opens them (`server.ts`, a test) also closes them. */
export type Ports = {
  readonly db: Db;
  /** The pool under `db`, for readiness and for gauges. */
  readonly pool: Pool;
  /** The number of statements that wait for a slot or a connection, for gauges. */
  readonly waiting: () => number;
  /** The replicas that are read; absent if the database has none. */
  readonly standbys?: Standbys;
  readonly clock: Clock;
  readonly objectStore: ObjectStore;
  readonly hintFeed: HintFeed;
  /** The learning platform; missing if none is configured, and courses can then neither be started nor reset. */
  readonly learningPlatform?: LearningPlatform;
  /** Set only where tracing is configured. */
  readonly tracer?: Tracer;
  /** Set only where error reports are configured. */
  readonly reportSink?: ReportSink;
  /** The limits beyond which requests are refused under overload; the defaults if missing. */
  readonly loadLimits?: LoadLimits;
  /** How long a page waits for a reading of progress; the default if missing. */
  readonly readingLimits?: ReadingLimits;
};

/** Set by tests, so that a slow machine does not change their results. */
export type ReadingLimits = {
  /** How long a page waits for a reading, in milliseconds. */
  readonly waitMs: number;
  /** Called with each piece of work that may continue after the answer. */
  readonly onWork?: (work: Promise<unknown>) => void;
};
