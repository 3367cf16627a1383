import { createRequire } from "node:module";

type Core = typeof import("@sentry/core");
type Server = typeof import("@sentry/core/server");

const require = createRequire(import.meta.url);

/**
 * Loads the library for Sentry's protocol only when it is needed: its 215 modules take a tenth of the start-up time, and most
 * portals have no receiver. With a receiver, `openReportSink` loads it at the start.
 */
export const sentry = (): Core => require("@sentry/core") as Core;

export const sentryServer = (): Server => require("@sentry/core/server") as Server;
