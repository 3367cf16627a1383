import * as v from "valibot";
import { observable } from "../observable.ts";

const storedSession = v.object({
  accessToken: v.string(),
  /** Epoch milliseconds. */
  expiresAt: v.number(),
  refreshToken: v.optional(v.string()),
  idToken: v.optional(v.string()),
  name: v.optional(v.string()),
  /** Of a session at a station, by its code: the session's id there. Its token is renewed by nobody. */
  station: v.optional(v.string()),
});

/** What the identity service gave us at sign-in, or the station where somebody came in by its code. Lives in session storage: it ends with the tab. */
export type Session = Readonly<v.InferOutput<typeof storedSession>>;

/** `expired`: there was a session, it cannot be renewed, and a page may still hold what the person typed. */
export type SessionState =
  | { readonly status: "signedOut" }
  | { readonly status: "signedIn"; readonly session: Session }
  | { readonly status: "expired" };

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
    end(): void {
      storage.removeItem(key);
      state.set(signedOut);
    },
  };
}

function read(storage: Storage): SessionState {
  const text = storage.getItem(key);
  if (text === null) return signedOut;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), storedSession), text);
  return parsed.success ? { status: "signedIn", session: parsed.output } : signedOut;
}
