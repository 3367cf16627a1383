import { knownRoles } from "@cathedra/domain/access";
import type { SessionSample } from "@cathedra/domain/report-sampling";
import { collapseRepeats, reportLimits, sanitizeReport, scrubAddress } from "@cathedra/domain/reports";
import {
  BrowserClient,
  type BrowserOptions,
  breadcrumbsIntegration,
  defaultStackParser,
  type ErrorEvent,
  getCurrentScope,
  makeFetchTransport,
  withScope,
} from "@sentry/browser";
import * as v from "valibot";
import { sessions } from "../auth/auth.ts";
import { lastRequestId } from "../relay/request-memory.ts";
import { onError } from "./early-errors.ts";
import { isWorthReporting, keyOfError } from "./is-worth-reporting.ts";

const claims = v.object({ realm_access: v.object({ roles: v.array(v.string()) }) });

/** Reports are sent to the portal itself, which knows the receiver; the address here is a placeholder. */
const tunnel = "/api/reports";
const nobodys = "https://portal@reports.invalid/1";
/** Errors that come within this time are sent together. */
const gatherMs = 1_000;

type TransactionEvent = Parameters<NonNullable<BrowserOptions["beforeSendTransaction"]>>[0];
type Integrations = Extract<BrowserOptions["integrations"], readonly unknown[]>;

/** Begins reporting. An error of the reporting itself is not reported. */
export async function begin({ isTraced, isRecorded }: SessionSample): Promise<void> {
  const integrations: Integrations = [
    breadcrumbsIntegration({ dom: false, xhr: false, sentry: false, fetch: true, history: true }),
  ];
  // Parts of the error reporting that cannot be loaded are left out.
  if (isTraced)
    await import("./tracing.ts").then(
      (part) => integrations.push(part.tracing()),
      () => undefined,
    );
  if (isRecorded)
    await import("./replay.ts").then(
      (part) => integrations.push(part.replay()),
      () => undefined,
    );
  const client = new BrowserClient({
    dsn: nobodys,
    tunnel,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations,
    sendClientReports: false,
    maxBreadcrumbs: reportLimits.breadcrumbs,
    // Whether this session is traced was decided once for the session, so all of its traces are sent.
    ...(isTraced ? { tracesSampleRate: 1, tracePropagationTargets: [] } : {}),
    // Traces are sent as a whole, because the portal accepts no single spans and `beforeSendTransaction` sees only transactions.
    traceLifecycle: "static",
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: isRecorded ? 1 : 0,
    beforeBreadcrumb: ({ message: _said, data, ...crumb }) => ({
      ...crumb,
      ...(typeof data?.url === "string"
        ? { data: { ...data, url: scrubAddress(data.url) } }
        : { data: data ?? {} }),
    }),
    beforeSend: (event) => scrubbed("event", event),
    beforeSendTransaction: (event) => scrubbed("transaction", event),
  });
  getCurrentScope().setClient(client);
  client.init();
  listen();
}

function listen(): void {
  const { note, flush } = collapseRepeats<Error>({
    makeKey: keyOfError,
    wait: (then) => setTimeout(then, gatherMs),
    send: ({ fact, count }) => capture(fact, count),
    most: reportLimits.ofOnePage,
  });
  let isBusy = false;
  onError((error) => {
    if (isBusy || !isWorthReporting(error)) return;
    isBusy = true;
    try {
      note(error);
    } catch {
      // A failing error report must not cause another error.
    } finally {
      isBusy = false;
    }
  });
  addEventListener("pagehide", flush);
}

function capture(error: Error, count: number): void {
  try {
    withScope((scope) => {
      scope.setTag("part", "web");
      const requestId = lastRequestId();
      if (requestId !== undefined) scope.setTag("request_id", requestId);
      const roles = ownRoles();
      if (roles !== undefined) scope.setTag("roles", roles);
      if (count > 1) scope.setContext("repeats", { count });
      scope.captureException(error);
    });
  } catch {
    // A failing error report must not cause another error.
  }
}

/** Removes texts, codes and personal data before an event leaves the page. The portal removes them once more. */
function scrubbed<Event extends ErrorEvent | TransactionEvent>(
  kind: "event" | "transaction",
  event: Event,
): Event | null {
  const sanitized = sanitizeReport(kind, {
    ...event,
    request: { url: location.href, headers: { "User-Agent": navigator.userAgent } },
  });
  if (sanitized === undefined) return null;
  for (const key of Object.keys(event))
    if (!(key in sanitized) && key !== "sdkProcessingMetadata" && key !== "type")
      Reflect.deleteProperty(event, key);
  return Object.assign(event, sanitized);
}

/**
 * The roles of the signed-in person, from their token. They are the only fact about the person that is sent, and only with errors
 * (G.027).
 */
function ownRoles(): string | undefined {
  const state = sessions.get();
  if (state.status !== "signedIn") return undefined;
  try {
    const [, payload = ""] = state.session.accessToken.split(".");
    const parsed = v.parse(claims, JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))));
    return knownRoles(parsed.realm_access.roles).join(",") || undefined;
  } catch {
    return undefined;
  }
}
