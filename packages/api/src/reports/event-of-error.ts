import { sanitizeReport } from "@cathedra/domain/reports";
import { eventId } from "./envelope.ts";
import { sentry, sentryServer } from "./sentry.ts";

/** The context in which an error happened. */
export type ErrorPlace = {
  /** The part of the portal in which the error occurred: `api` or `worker`. */
  readonly part: string;
  readonly requestId?: string;
  /** The roles of the person whose request failed. */
  readonly roles?: readonly string[];
  /** The operation, route or job in which the error happened. */
  readonly operation?: string;
};

const root = new URL("../../../../", import.meta.url).pathname;

/**
 * An error of the portal as a report: its kind, its place in the code, and its request; without any text that a person typed.
 */
export function eventOfError(
  thrown: unknown,
  { part, requestId, roles, operation }: ErrorPlace,
  { environment, release }: { readonly environment: string; readonly release: string },
  now: Date,
) {
  const error = thrown instanceof Error ? thrown : new Error("something that is no error was thrown");
  const { type, value, stacktrace } = sentry().exceptionFromError(stackParser(), withoutValues(error));
  const frames = stacktrace?.frames?.map(({ filename = "", ...frame }) => ({
    ...frame,
    filename: `app://${part}${getPlace(filename)}`,
  }));
  const id = eventId();
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const sanitized = sanitizeReport("event", {
    event_id: id,
    timestamp: now.getTime() / 1000,
    platform: "node",
    level: "error",
    environment,
    release,
    exception: { values: [{ type, value, mechanism: { type: "generic", handled: true } }] },
    tags: {
      part,
      request_id: requestId,
      operation,
      code,
      ...(roles === undefined ? {} : { roles: roles.join(",") }),
    },
  });
  // Our own files contain no names of people, so their paths are kept in the report.
  const exception = { values: [{ type, value: getWords(sanitized), stacktrace: { frames } }] };
  return { id, event: { ...sanitized, exception } };
}

let parser: ReturnType<ReturnType<typeof sentry>["createStackParser"]> | undefined;

function stackParser() {
  parser ??= sentry().createStackParser(sentryServer().nodeStackLineParser());
  return parser;
}

type SanitizedEvent = { readonly exception?: { readonly values?: readonly { readonly value?: unknown }[] } };

function getWords(event: SanitizedEvent | undefined): unknown {
  return event?.exception?.values?.[0]?.value;
}

/** PostgreSQL repeats values that people typed in its messages. */
function withoutValues(error: Error & { severity?: unknown }): Error {
  if (typeof error.severity !== "string") return error;
  const bare = new Error(error.message.replace(/"[^"]*"/g, '"…"').replace(/'[^']*'/g, "'…'"));
  bare.name = error.name;
  bare.stack = error.stack ?? "";
  return bare;
}

/** The path of a source file relative to the portal's folder. */
function getPlace(filename: string): string {
  const path = filename.replace(/^file:\/\//, "");
  return `/${path.startsWith(root) ? path.slice(root.length) : path.replace(/^.*\/node_modules\//, "node_modules/")}`;
}
