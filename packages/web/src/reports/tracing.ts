import { browserTracingIntegration } from "@sentry/browser";

/** How long pages take to come and requests to be answered, for a tenth of the sessions (G.027). */
export function tracing() {
  return browserTracingIntegration({
    shouldCreateSpanForRequest: (address) => !address.includes("/api/reports"),
    enableInp: false,
  });
}
