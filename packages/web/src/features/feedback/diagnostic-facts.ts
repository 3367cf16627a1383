import { scrubPath } from "@cathedra/domain/reports";
import { failedHere } from "../../relay/request-memory.ts";
import { readCookie } from "../../site/cookies.ts";
import { siteConfig } from "../../site/site-config.ts";

/** The facts that are sent with feedback; the person sees all of them. */
export type DiagnosticFacts = {
  readonly page: string;
  readonly browser: string;
  readonly window: string;
  readonly clientVersion: string | null;
  readonly serviceTag: string | null;
  readonly requestId: string | null;
};

export const diagnosticLabels: Readonly<Record<keyof DiagnosticFacts, string>> = {
  page: "Page",
  browser: "Browser",
  window: "Window",
  clientVersion: "Client version",
  serviceTag: "Service tag",
  requestId: "Request",
};

/** Collects the current facts. `requestId` identifies the failed request that is reported. */
export async function diagnosticFacts(requestId: string | undefined): Promise<DiagnosticFacts> {
  const cookies = await siteConfig().then(
    (config) => config.cookies,
    () => undefined,
  );
  const getCookie = (name: string | undefined) =>
    name === undefined ? null : readCookie(document.cookie, name);
  const theme = document.documentElement.dataset.theme ?? "as the system";
  return {
    page: scrubPath(location.href),
    browser: navigator.userAgent.slice(0, 300),
    window: `${innerWidth} × ${innerHeight}, zoom ${devicePixelRatio.toLocaleString("en", { maximumFractionDigits: 2 })}, theme ${theme}`,
    clientVersion: getCookie(cookies?.clientVersion),
    serviceTag: getCookie(cookies?.serviceTag),
    requestId: requestId ?? failedHere() ?? null,
  };
}
