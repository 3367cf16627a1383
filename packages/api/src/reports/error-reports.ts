import { setTimeout as later } from "node:timers";
import { collapseRepeats, reportLimits } from "@cathedra/domain/reports";
import type { ReportSink } from "../ports/report-sink.ts";
import { buildEnvelope } from "./envelope.ts";
import { type ErrorPlace, eventOfError } from "./event-of-error.ts";

/** Reports an unexpected error. Never throws and never waits. */
export type ReportError = (error: unknown, place: Omit<ErrorPlace, "part">) => void;

export type ErrorReports = { readonly report: ReportError; readonly flush: () => void };

/** Reports within this time are sent together. */
const gatherMs = 1_000;
/** After how many milliseconds the same error is reported again. */
const forgetMs = 60_000;

const nobody: ErrorReports = { report: () => undefined, flush: () => undefined };

/** Collects the errors of this process and sends them: a thousand equal ones become one report with their number (0296). */
export function errorReports(sink: ReportSink | undefined, part: string): ErrorReports {
  if (sink === undefined) return nobody;
  const begin = () =>
    collapseRepeats<{ readonly error: unknown; readonly place: Omit<ErrorPlace, "part"> }>({
      makeKey: ({ error, place }) => makeKey(error, place.operation),
      wait: (then) => void later(then, gatherMs).unref(),
      most: reportLimits.ofOnePage,
      send: ({ fact: { error, place }, count }) => {
        const now = new Date();
        const { id, event } = eventOfError(error, { part, ...place }, sink, now);
        const contexts = count === 1 ? {} : { contexts: { repeats: { count } } };
        sink.push(buildEnvelope(id, [{ type: "event", body: { ...event, ...contexts } }], now));
      },
    });
  let gathered = begin();
  let since = Date.now();
  return {
    report: (error, place) => {
      try {
        if (Date.now() - since > forgetMs) {
          gathered.flush();
          gathered = begin();
          since = Date.now();
        }
        gathered.note({ error, place });
      } catch {
        // A failing error report must not cause another error.
      }
    },
    flush: () => {
      try {
        gathered.flush();
      } catch {
        // A failing error report must not cause another error.
      }
    },
  };
}

/** Errors are the same if they have the same class, were thrown at the same place, and in the same operation. */
function makeKey(error: unknown, operation = ""): string {
  if (!(error instanceof Error)) return `${typeof error} ${operation}`;
  const at = (error.stack ?? "").split("\n").find((line) => /^\s+at /.test(line)) ?? "";
  return `${error.name} ${at} ${operation}`;
}
