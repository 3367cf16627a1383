import { sessions } from "../../../auth/auth.ts";
import { authorizedRequest } from "../../../rest/authorized-fetch.ts";
import { hints } from "../hints.ts";
import { electLeader, type LeaderPorts } from "./leader-election.ts";
import { stayConnected } from "./stay-connected.ts";

/** The delay after which a hidden tab closes its stream; its content is read again when it becomes visible. */
const hiddenMs = 30_000;
/** The period over which refetching is spread after many clients have lost their streams at once, in milliseconds. */
const lookSpreadMs = 2_000;

let followed: { readonly person: string; readonly stop: AbortController } | undefined;

/** Subscribes to the hints of this person for as long as they are signed in. */
export function followHints(person: string): void {
  // Without these APIs every tab would open its own stream, and browsers limit connections, so such a tab polls instead.
  if (navigator.locks === undefined || sessions.get().status !== "signedIn") return;
  if (followed?.person === person && !followed.stop.signal.aborted) return;
  followed?.stop.abort();
  const stop = new AbortController();
  followed = { person, stop };
  const unsubscribe = sessions.subscribe(() => {
    if (sessions.get().status !== "signedIn") stop.abort();
  });
  stop.signal.addEventListener("abort", unsubscribe);
  void whileSeen((signal) => listen(person, signal), stop.signal);
}

async function listen(person: string, signal: AbortSignal): Promise<void> {
  const name = `cathedra.hints.${person}`;
  await electLeader(
    {
      alone: (work, until) => alone(name, work, until),
      channel: new BroadcastChannel(name),
      connect: (tell, until) => stayConnected({ open, random: Math.random, ...tell }, until),
      onLive: (isLive) => {
        hints.isLive.set(isLive);
        if (isLive) setTimeout(() => hints.publish("look"), Math.random() * lookSpreadMs);
      },
      onHint: hints.publish,
    },
    signal,
  );
}

const alone: (name: string, ...rest: Parameters<LeaderPorts["alone"]>) => Promise<void> = async (
  name,
  work,
  signal,
) => {
  try {
    await navigator.locks.request(name, { signal }, work);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
};

function open(signal: AbortSignal): Promise<Response> {
  return authorizedRequest("/api/hints", { cache: "no-store", signal });
}

/** Starts the work each time that the tab becomes visible, and stops it after the tab has been hidden for a while. */
async function whileSeen(work: (signal: AbortSignal) => Promise<void>, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await untilSeen(stop);
    if (stop.aborted) return;
    const unseen = new AbortController();
    const end = () => unseen.abort();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      if (document.visibilityState === "hidden") timer = setTimeout(end, hiddenMs);
    };
    document.addEventListener("visibilitychange", check);
    stop.addEventListener("abort", end);
    check();
    await work(unseen.signal).catch(reportError);
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", check);
    stop.removeEventListener("abort", end);
    // After work that ended unexpectedly there is a pause, so that a lasting fault does not cause a busy loop.
    if (!unseen.signal.aborted) return;
  }
}

function untilSeen(stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState === "hidden" && !stop.aborted) return;
      document.removeEventListener("visibilitychange", check);
      stop.removeEventListener("abort", check);
      resolve();
    };
    document.addEventListener("visibilitychange", check);
    stop.addEventListener("abort", check);
    check();
  });
}
