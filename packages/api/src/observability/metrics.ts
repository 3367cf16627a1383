import type { Pool } from "pg";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = {
  readonly registry: Registry;
  readonly http: Histogram<"method" | "route" | "status">;
  readonly graphql: Histogram<"operation" | "outcome">;
  readonly maskedErrors: Counter;
  readonly droppedFailures: Counter;
  readonly droppedReports: Counter<"reason">;
};

/** What `/metrics` shows. Labels have few values by construction: routes as registered, persisted operations' names. */
export function createMetrics(pool: Pool, withProcess: boolean): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (withProcess) collectDefaultMetrics({ register: registry });
  poolGauge(registers, "cathedra_db_connections", "Open database connections", () => pool.totalCount);
  poolGauge(registers, "cathedra_db_connections_idle", "Idle database connections", () => pool.idleCount);
  poolGauge(registers, "cathedra_db_waiting", "Requests waiting for a connection", () => pool.waitingCount);
  return {
    registry,
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

function poolGauge(registers: Registry[], name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read());
    },
  });
}
