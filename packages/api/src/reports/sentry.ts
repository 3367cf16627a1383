import { createRequire } from "node:module";

type Core = typeof import("@sentry/core");
type Server = typeof import("@sentry/core/server");

const require = createRequire(import.meta.url);

/**
 * Sentry's protocol, read when it is first needed: its 215 modules take a tenth of a start, and most portals report to nobody.
 * Where there is a receiver, `openReportSink` reads it at the start.
 */
export const sentry = (): Core => require("@sentry/core") as Core;

export const sentryServer = (): Server => require("@sentry/core/server") as Server;
