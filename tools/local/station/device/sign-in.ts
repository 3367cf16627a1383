import { setTimeout as delay } from "node:timers/promises";
import { ok } from "@cathedra/domain";
import type { PageRequest } from "@cathedra/qt-bridge";
import * as v from "valibot";
import { type Answer, refuse, type StationError } from "../answer.ts";
import type { PageSignals } from "../page-signals.ts";
import type { StationSession } from "../state.ts";
import type { Store } from "../store.ts";
import type { Client, Refusal } from "./client.ts";
import { getProof } from "./key.ts";

/** An instant as the portal writes it, or as a number. */
const when = v.union([
  v.number(),
  v.pipe(
    v.string(),
    v.transform((text) => Date.parse(text)),
    v.number(),
  ),
]);
const shown = v.object({
  id: v.string(),
  secret: v.string(),
  url: v.string(),
  matchCode: v.string(),
  expiresAt: when,
  pollSeconds: v.number(),
});
const polled = v.object({
  status: v.picklist(["authorization_pending", "slow_down", "approved", "access_denied", "expired_token"]),
  session: v.optional(
    v.nullable(
      v.object({
        id: v.string(),
        person: v.object({ keycloakId: v.string(), name: v.string() }),
        accessToken: v.string(),
        expiresAt: when,
      }),
    ),
  ),
});

/** The code for signing in, as a station shows it. */
export type ShownCode = { readonly url: string; readonly matchCode: string; readonly secondsLeft: number };

export type SignInParts = {
  readonly client: Client;
  readonly store: Store;
  readonly signals: PageSignals;
  /** Returns the time by the portal's clock. */
  readonly now: () => number;
  readonly onChange: () => void;
  readonly signal: AbortSignal;
};

/** Signing in on the station by phone: requests a code, polls for it, and keeps the session (12.037). */
export function openSignIn({ client, store, signals, now, onChange, signal }: SignInParts) {
  type Waiting = { readonly code: v.InferOutput<typeof shown>; readonly stopping: AbortController };
  let waiting: Waiting | null = null;
  let isEnding = false;

  type End = "denied" | "expired" | "cancelled" | "failed";
  const sendState = (state: End | "waiting" | "approved", error: StationError | null = null) =>
    signals.tell((pages) => pages.tell("stationSession", "signInChanged", { state, error }));
  const sessionView = (session: StationSession | null) =>
    session && {
      id: session.id,
      person: { id: session.person.keycloakId, name: session.person.name },
      accessToken: session.accessToken,
      expiresAt: new Date(session.expiresAt).toISOString(),
    };
  const become = (session: StationSession | null) => {
    store.change({ session });
    signals.tell((pages) => pages.tell("stationSession", "sessionChanged", sessionView(session)));
    onChange();
  };
  const getEnd = (of: Waiting, state: End, error: StationError | null = null) => {
    if (waiting !== of) return;
    waiting = null;
    sendState(state, error);
  };
  const poll = async (of: Waiting): Promise<void> => {
    const { code, stopping } = of;
    let pauseMs = code.pollSeconds * 1000;
    while (waiting === of) {
      await delay(pauseMs, undefined, { signal: AbortSignal.any([stopping.signal, signal]) });
      const path = `/qr-logins/${code.id}/poll`;
      const answer = await client.call({ method: "POST", path, body: { secret: code.secret } }, polled);
      if (waiting !== of) return;
      // The portal does not answer, so the code is kept until it expires.
      if (!answer.ok && now() < code.expiresAt) continue;
      if (!answer.ok) return getEnd(of, "failed", toError(answer.error));
      const { status, session } = answer.value;
      if (status === "slow_down") pauseMs += code.pollSeconds * 1000;
      if (status === "slow_down" || status === "authorization_pending") continue;
      if (status === "approved" && session != null) {
        waiting = null;
        sendState("approved");
        become(session);
        return;
      }
      getEnd(of, status === "access_denied" ? "denied" : "expired");
    }
  };

  return {
    current: () => sessionView(store.get().session),
    prove(request: PageRequest): Answer<{ readonly proof: string }> {
      const { enrolled, key } = store.get();
      if (enrolled === null) return refuse("NOT_ENROLLED", "it has no key at the portal");
      return ok({ proof: getProof(key, `station:${enrolled.id}`, request, now()) });
    },
    async begin(): Promise<Answer<ShownCode>> {
      const secondsLeft = (code: { readonly expiresAt: number }) =>
        Math.max(0, Math.floor((code.expiresAt - now()) / 1000));
      const form = ({ url, matchCode, expiresAt }: v.InferOutput<typeof shown>): ShownCode => ({
        url,
        matchCode,
        secondsLeft: secondsLeft({ expiresAt }),
      });
      if (waiting !== null && secondsLeft(waiting.code) > 2) return ok(form(waiting.code));
      if (store.get().enrolled === null) return refuse("NOT_ENROLLED", "it has no key at the portal");
      waiting?.stopping.abort();
      const answer = await client.call({ method: "POST", path: "/qr-logins", body: {} }, shown);
      if (!answer.ok) {
        const { code, message } = toError(answer.error);
        return refuse(code, message);
      }
      const next = { code: answer.value, stopping: new AbortController() };
      waiting = next;
      sendState("waiting");
      void poll(next).catch(() => undefined);
      return ok(form(answer.value));
    },
    cancel(): void {
      if (waiting === null) return;
      waiting.stopping.abort();
      getEnd(waiting, "cancelled");
    },
    /** The person is signed out here at once; the portal is informed, now or when it is reachable again. */
    async signOut(): Promise<void> {
      const { session } = store.get();
      if (session === null) return;
      become(null);
      if (isEnding) return;
      isEnding = true;
      for (let tries = 0; tries < 60 && !signal.aborted; tries += 1) {
        const answer = await client.call({ method: "DELETE", path: "/session" }, v.unknown());
        if (answer.ok || answer.error.code !== "AWAY") break;
        // Another sign-in ends this one as well.
        if (store.get().session !== null) break;
        await delay(5000, undefined, { signal }).catch(() => undefined);
      }
      isEnding = false;
    },
    /** Called when the portal reports the end of the session. */
    ended(id: string): void {
      if (store.get().session?.id === id) become(null);
    },
    stop: () => waiting?.stopping.abort(),
  };
}

function toError(refusal: Refusal): StationError {
  switch (refusal.code) {
    case "AWAY":
      return { code: "OFFLINE", message: refusal.reason };
    case "UNKNOWN":
      return { code: "NOT_ENROLLED", message: "the portal does not know the station's key" };
    case "REFUSED":
      return {
        code: refusal.status === 429 ? "BUSY" : "OFFLINE",
        message: `${refusal.status} ${refusal.text}`.slice(0, 300),
      };
    case "NOT_UNDERSTOOD":
      return {
        code: "OFFLINE",
        message: `the portal answered something else: ${refusal.text}`.slice(0, 300),
      };
  }
}
