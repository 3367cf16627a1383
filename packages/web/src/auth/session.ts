import * as v from "valibot";
import { observable } from "../observable.ts";

const storedSession = v.object({
  accessToken: v.string(),
  /** When the access token expires, in epoch milliseconds. */
  expiresAt: v.number(),
  refreshToken: v.optional(v.string()),
  idToken: v.optional(v.string()),
  name: v.optional(v.string()),
  /** The id of the session at a station, if the person signed in by its code. Its token is not renewed. */
  station: v.optional(v.string()),
});

/**
 * The session from the identity service, or from the station whose code was used. It is kept in session storage and ends with
 * the tab.
 */
export type Session = Readonly<v.InferOutput<typeof storedSession>>;

/** `expired`: there was a session that cannot be renewed, and a page may still have typed content. */
export type SessionState =
  | { readonly status: "signedOut" }
  | { readonly status: "signedIn"; readonly session: Session }
  | { readonly status: "expired"; readonly kept?: KeptIdentity };

/** The person and session whose data is in a browser that started without a network. */
export type KeptIdentity = { readonly person: string; readonly mark: string };

// index.html asks whether this key is set.
const key = "cathedra.session";
const signedOut: SessionState = { status: "signedOut" };

export type SessionStore = ReturnType<typeof createSessionStore>;

export function createSessionStore(storage: Storage) {
  const state = observable<SessionState>(read(storage));
  return {
    get: state.get,
    subscribe: state.subscribe,
    start(session: Session): void {
      storage.setItem(key, JSON.stringify(session));
      state.set({ status: "signedIn", session });
    },
    expire(): void {
      storage.removeItem(key);
      if (state.get().status === "signedIn") state.set({ status: "expired" });
    },
    /** Starts without a network and without a session, for the person whose data this browser keeps. */
    startOffline(kept: KeptIdentity): void {
      state.set({ status: "expired", kept });
    },
    end(): void {
      storage.removeItem(key);
      state.set(signedOut);
    },
  };
}

function read(storage: Storage): SessionState {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), storedSession), storage.getItem(key));
  return parsed.success ? { status: "signedIn", session: parsed.output } : signedOut;
}
