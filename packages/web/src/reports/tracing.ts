import { browserTracingIntegration } from "@sentry/browser";

/** Traces the loading of pages and the duration of requests, for a tenth of the sessions (G.027). */
export function tracing() {
  return browserTracingIntegration({
    shouldCreateSpanForRequest: (address) => !address.includes("/api/reports"),
    enableInp: false,
  });
}
