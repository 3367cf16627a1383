import {
  type AllowValue,
  address,
  flag,
  type GivenObject,
  hexId,
  isObject,
  knownRoles,
  list,
  name,
  number,
  object,
  path,
  requestId,
  text,
  when,
} from "./allowed-values.ts";
import { reportLimits as limits } from "./limits.ts";

// Which parts of a report leave the portal. Fields that are not listed here are dropped, including fields that a later version
// of a library adds.

const frame = object({
  filename: address,
  function: name,
  lineno: number,
  colno: number,
  in_app: flag,
  module: name,
});
const exception = object({
  values: list(
    object({
      type: name,
      value: text,
      mechanism: object({ type: name, handled: flag }),
      stacktrace: object({ frames: list(frame, limits.frames) }),
    }),
    5,
  ),
});
const breadcrumb = object({
  type: name,
  category: name,
  level: name,
  timestamp: when,
  data: object({ method: name, status_code: number, url: address, from: path, to: path }),
});
const traceContext = object({
  trace_id: hexId,
  span_id: hexId,
  parent_span_id: hexId,
  op: name,
  origin: name,
  status: name,
  data: object({
    "http.request.method": name,
    "http.response.status_code": number,
    "http.route": path,
    "sentry.op": name,
    "sentry.source": name,
    "sentry.sample_rate": number,
  }),
});
const span = object({
  op: name,
  description: text,
  origin: name,
  status: name,
  start_timestamp: when,
  timestamp: when,
  trace_id: hexId,
  span_id: hexId,
  parent_span_id: hexId,
});
const measurements: AllowValue = (input) =>
  isObject(input)
    ? Object.fromEntries(
        Object.entries(input)
          .filter(([key]) => /^[a-z.]{1,30}$/.test(key))
          .slice(0, 20)
          .map(([key, value]) => [key, object({ value: number, unit: name })(value)]),
      )
    : undefined;

const common: Readonly<Record<string, AllowValue>> = {
  event_id: hexId,
  timestamp: when,
  platform: name,
  level: name,
  release: name,
  environment: name,
  sdk: object({ name, version: name }),
  transaction: path,
  request: object({ url: address, headers: object({ "User-Agent": text }) }),
};
const tags = { request_id: requestId, part: name, client_version: name, operation: name, code: name };

const error = object({
  ...common,
  // Roles are only allowed with errors (G.027). The replay library needs its own id here to send a buffered recording.
  tags: object({ ...tags, roles: knownRoles, replayId: hexId }),
  exception,
  message: text,
  breadcrumbs: list(breadcrumb, limits.breadcrumbs),
  contexts: object({
    trace: traceContext,
    repeats: object({ count: number }),
    replay: object({ replay_id: hexId }),
  }),
});

const trace = object({
  ...common,
  type: name,
  start_timestamp: when,
  transaction_info: object({ source: name }),
  tags: object(tags),
  contexts: object({ trace: traceContext }),
  spans: list(span, limits.spans),
  measurements,
});

const replay = object({
  ...common,
  type: name,
  replay_id: hexId,
  replay_type: name,
  segment_id: number,
  replay_start_timestamp: when,
  error_ids: list(hexId, 20),
  trace_ids: list(hexId, 20),
  urls: list(address, 20),
});

/** The kinds of reports from browsers that are forwarded. */
export type ReportKind = "event" | "transaction" | "replay_event" | "replay_recording";

const keep: Readonly<Record<Exclude<ReportKind, "replay_recording">, AllowValue>> = {
  event: error,
  transaction: trace,
  replay_event: replay,
};

/** The parts of an error, a trace or a recording's header that are forwarded; undefined if it is not one of these. */
export function sanitizeReport(
  kind: Exclude<ReportKind, "replay_recording">,
  value: unknown,
): GivenObject | undefined {
  const sanitized = keep[kind](value);
  return isObject(sanitized) ? sanitized : undefined;
}
