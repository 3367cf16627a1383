import { roles } from "../access/role.ts";
import { reportLimits as limits } from "./limits.ts";
import { scrubAddress, scrubPath, scrubText } from "./scrub.ts";

// What of a report leaves the portal. Everything that is not named here stays behind: a field that a later version of a
// library adds is left out until somebody has looked at it.

type Given = Readonly<Record<string, unknown>>;
type Keep = (given: unknown) => unknown;

const isObject = (given: unknown): given is Given =>
  typeof given === "object" && given !== null && !Array.isArray(given);

/** A number that is one. */
const number: Keep = (given) => (typeof given === "number" && Number.isFinite(given) ? given : undefined);
const flag: Keep = (given) => (typeof given === "boolean" ? given : undefined);
const text: Keep = (given) => (typeof given === "string" ? scrubText(given) : undefined);
const address: Keep = (given) => (typeof given === "string" ? scrubAddress(given) : undefined);
const path: Keep = (given) => (typeof given === "string" ? scrubPath(given) : undefined);
/** A name that code has, of a function, a kind, a version: no sentence, no address of anybody. */
const name: Keep = (given) =>
  typeof given === "string" && /^[\w.$:<>@/*[\] +-]{1,200}$/.test(given) && !/\S@\S+\.\S/.test(given)
    ? given
    : undefined;
const hexId: Keep = (given) =>
  typeof given === "string" && /^[0-9a-f-]{16,36}$/i.test(given) ? given : undefined;
const requestId: Keep = (given) =>
  typeof given === "string" && /^[A-Za-z0-9][\w.-]{7,127}$/.test(given) ? given : undefined;
const knownRoles: Keep = (given) =>
  typeof given === "string"
    ? given
        .split(",")
        .filter((role) => roles.some((known) => known === role))
        .join(",") || undefined
    : undefined;

const object =
  (kept: Readonly<Record<string, Keep>>): Keep =>
  (given) => {
    if (!isObject(given)) return undefined;
    const entries = Object.entries(kept).flatMap(([key, keep]) => {
      const value = keep(given[key]);
      return value === undefined ? [] : [[key, value] as const];
    });
    return Object.fromEntries(entries);
  };

/** The last ones are nearest to what happened. */
const list =
  (keep: Keep, most: number): Keep =>
  (given) =>
    Array.isArray(given)
      ? given
          .slice(-most)
          .map(keep)
          .filter((value) => value !== undefined)
      : undefined;

const when: Keep = (given) => number(given) ?? (typeof given === "string" ? name(given) : undefined);

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
const measurements: Keep = (given) =>
  isObject(given)
    ? Object.fromEntries(
        Object.entries(given)
          .filter(([key]) => /^[a-z.]{1,30}$/.test(key))
          .slice(0, 20)
          .map(([key, value]) => [key, object({ value: number, unit: name })(value)]),
      )
    : undefined;

const common: Readonly<Record<string, Keep>> = {
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
  // Roles go with errors, and with nothing else (G.027).
  // What records a page sends what it holds where it finds its own number here.
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

/** The kinds of what browsers send that are sent on. */
export type ReportKind = "event" | "transaction" | "replay_event" | "replay_recording";

const keep: Readonly<Record<Exclude<ReportKind, "replay_recording">, Keep>> = {
  event: error,
  transaction: trace,
  replay_event: replay,
};

/** What of an error, a trace or the head of a recording is sent on; undefined: it is none. */
export function keptReport(kind: Exclude<ReportKind, "replay_recording">, given: unknown): Given | undefined {
  const kept = keep[kind](given);
  return isObject(kept) ? kept : undefined;
}

/** In a picture of a page: what leads elsewhere, what is read out, and whatever somebody else has put there. */
const addressAttributes = new Set(["href", "src", "action", "poster", "srcset", "xlink:href", "data-href"]);
/** What draws a page, and nobody typed. */
const drawing = new Set([
  "class",
  "rel",
  "type",
  "role",
  "id",
  "style",
  "tagName",
  "rr_width",
  "rr_height",
  "_cssText",
  "d",
  "viewBox",
  "fill",
  "stroke",
]);

/**
 * A recording without addresses, names and texts: the browser has masked the texts already, and here nothing is believed.
 * `given` is what was recorded, a list of events; the words in it become stars, addresses what may be said of them.
 */
export function keptRecording(given: unknown, key = ""): unknown {
  if (typeof given === "string") return keptWord(key, given);
  if (Array.isArray(given)) return given.map((each) => keptRecording(each, key));
  if (!isObject(given)) return given;
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, keptRecording(value, name)]));
}

const spoken = /^(?:textContent|text|value|title|alt|label|placeholder|content|name|aria-.*|data-.*)$/;

function keptWord(key: string, given: string): string {
  if (addressAttributes.has(key)) return given.startsWith("data:") ? "data:," : scrubAddress(given);
  if (spoken.test(key)) return given.replace(/[^\s*]/gu, "*");
  if (drawing.has(key)) return given;
  // Names of kinds and of times are short.
  return given.length > 200 ? "…" : scrubText(given);
}
