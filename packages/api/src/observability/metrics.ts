import { type EventLoopUtilization, performance } from "node:perf_hooks";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Standbys } from "../db/read-replicas.ts";
import type { Ports } from "../ports/ports.ts";

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = {
  readonly registry: Registry;
  readonly http: Histogram<"method" | "route" | "status">;
  readonly inFlight: Gauge;
  readonly graphql: Histogram<"operation" | "outcome">;
  readonly maskedErrors: Counter;
  readonly droppedFailures: Counter;
  readonly droppedReports: Counter<"reason">;
};

/** The metrics at `/metrics`. Labels have few values by construction: registered routes and names of persisted operations. */
export function createMetrics(
  { pool, waiting, standbys }: Pick<Ports, "pool" | "waiting" | "standbys">,
  withProcess: boolean,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (withProcess) collectDefaultMetrics({ register: registry });
  gauge(registers, "cathedra_db_connections", "Open database connections", () => pool.totalCount);
  gauge(registers, "cathedra_db_connections_idle", "Idle database connections", () => pool.idleCount);
  gauge(registers, "cathedra_db_waiting", "Statements waiting for their turn or a connection", waiting);
  gauge(
    registers,
    "cathedra_event_loop_utilization",
    "Share of the last seconds in which the process worked",
    busyShare(),
  );
  if (standbys !== undefined) measureStandbys(registers, standbys);
  return {
    registry,
    inFlight: new Gauge({
      name: "cathedra_http_requests_in_flight",
      help: "Requests that are being answered; streams of hints are not among them",
      registers,
    }),
    http: new Histogram({
      name: "cathedra_http_request_seconds",
      help: "Duration of HTTP requests",
      labelNames: ["method", "route", "status"],
      buckets: seconds,
      registers,
    }),
    graphql: new Histogram({
      name: "cathedra_graphql_operation_seconds",
      help: "Duration of GraphQL operations",
      labelNames: ["operation", "outcome"],
      buckets: seconds,
      registers,
    }),
    maskedErrors: new Counter({
      name: "cathedra_masked_errors_total",
      help: "Unexpected errors that were hidden from a client",
      registers,
    }),
    droppedFailures: new Counter({
      name: "cathedra_failed_requests_dropped_total",
      help: "Failed requests that were not kept: too many, or the database was away",
      registers,
    }),
    droppedReports: new Counter({
      name: "cathedra_error_reports_dropped_total",
      help: "Error reports of browsers that were not sent on",
      labelNames: ["reason"],
      registers,
    }),
  };
}

/** Counts how lists used standbys, and how many standbys are resting now. */
function measureStandbys(registers: Registry[], { counts, resting }: Standbys): void {
  gauge(
    registers,
    "cathedra_standbys_resting",
    "Standbys left alone since they were behind or away",
    resting,
  );
  new Counter({
    name: "cathedra_standby_readings_total",
    help: "Requests for lists by where they were read: on a standby, or why on the database itself",
    labelNames: ["outcome"],
    registers,
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(counts())) this.inc({ outcome }, count);
    },
  });
}

/** The busy share since the last scrape, but over at least one second, so that two scrapes at once agree. */
function busyShare(): () => number {
  let before: EventLoopUtilization = performance.eventLoopUtilization();
  let since = performance.now();
  let share = 0;
  return () => {
    if (performance.now() - since < 1_000) return share;
    const now = performance.eventLoopUtilization();
    share = performance.eventLoopUtilization(now, before).utilization;
    [before, since] = [now, performance.now()];
    return share;
  };
}

function gauge(registers: Registry[], name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read());
    },
  });
}
