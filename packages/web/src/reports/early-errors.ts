import { type SessionSample, sampleOf } from "@cathedra/domain/report-sampling";
import { siteConfig } from "../site/site-config.ts";

// Loaded first on every page: collects errors. The reporting code is loaded with the first error, or when the page is idle for
// the few sessions that are traced or recorded (0296).

const maxKept = 10;
const sampleKey = "cathedra.reports";
/** How long to wait before the reporting code is loaded, in milliseconds, so that the first view is shown by then. */
const idleMs = 5_000;

const early: unknown[] = [];
let report: ((error: unknown) => void) | undefined;
let isAsked = false;

/** Records an unexpected error. Never throws. */
export function recordError(error: unknown): void {
  if (report !== undefined) report(error);
  else {
    if (early.length < maxKept) early.push(error);
    fetchReporting();
  }
}

/** Passes on the errors so far, and every later one. */
export function onError(listener: (error: unknown) => void): void {
  report = listener;
  for (const error of early.splice(0)) listener(error);
}

/** The sampling decisions of this session, made when it began (G.027). */
export function sessionSample(): SessionSample {
  const stored = sessionStorage.getItem(sampleKey) ?? `${Math.random()} ${Math.random()}`;
  sessionStorage.setItem(sampleKey, stored);
  const [trace, replay] = stored.split(" ");
  return sampleOf(Number(trace), Number(replay));
}

export function watchErrors(): void {
  addEventListener("error", ({ error, message }) => recordError(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => recordError(reason));
  const { isTraced, isRecorded } = sessionSample();
  if (isTraced || isRecorded) setTimeout(fetchReporting, idleMs);
}

/** Without a receiver nothing is loaded, and a failure to load is ignored. */
function fetchReporting(): void {
  if (isAsked) return;
  isAsked = true;
  siteConfig()
    .then(({ errorReports }) => (errorReports === true ? import("./reporting.ts") : undefined))
    .then((reporting) => reporting?.begin(sessionSample()))
    .catch(() => {});
}
