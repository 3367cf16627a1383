import { type SessionSample, sampleOf } from "@cathedra/domain/reports";
import { siteConfig } from "../site/site-config.ts";

// What every page begins with hears of errors and keeps them; what reports them is fetched with the first one, or when nothing
// else is to be done, for the few sessions that are traced or held ready to be shown (0296).

const mostKept = 10;
const sampleKey = "cathedra.reports";
/** The first view is there by then. */
const idleMs = 5_000;

const early: unknown[] = [];
let tell: ((error: unknown) => void) | undefined;
let isAsked = false;

/** Records an unexpected error. Never throws. */
export function recordError(error: unknown): void {
  if (tell !== undefined) tell(error);
  else {
    if (early.length < mostKept) early.push(error);
    fetchReporting();
  }
}

/** Passes on the errors so far, and every later one. */
export function onError(listener: (error: unknown) => void): void {
  tell = listener;
  for (const error of early.splice(0)) listener(error);
}

/** What was chosen for this session, when it began (G.027). */
export function sessionSample(): SessionSample {
  const kept = sessionStorage.getItem(sampleKey) ?? `${Math.random()} ${Math.random()}`;
  sessionStorage.setItem(sampleKey, kept);
  const [trace, replay] = kept.split(" ");
  return sampleOf(Number(trace), Number(replay));
}

export function watchErrors(): void {
  addEventListener("error", ({ error, message }) => recordError(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => recordError(reason));
  const { isTraced, isRecorded } = sessionSample();
  if (isTraced || isRecorded) setTimeout(fetchReporting, idleMs);
}

/** Where there is no receiver nothing is fetched, and what cannot be fetched is done without. */
function fetchReporting(): void {
  if (isAsked) return;
  isAsked = true;
  siteConfig()
    .then(({ errorReports }) => (errorReports === true ? import("./reporting.ts") : undefined))
    .then((reporting) => reporting?.begin(sessionSample()))
    .catch(() => {});
}
