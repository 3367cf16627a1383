import * as v from "valibot";
import { failure } from "./errors.ts";
import { method, signal } from "./method.ts";
import { done, idText, instant, means, nothing, text, webAddress, whole } from "./values.ts";

export const session = v.object({
  id: means(idText, "of the station's session"),
  person: means(v.object({ id: idText, name: text(300) }), "who is signed in: the id (`sub`) and the name"),
  accessToken: means(text(8000), "for the page's requests to the portal"),
  expiresAt: means(instant, "by the portal's clock, for show"),
});
export type StationSession = v.InferOutput<typeof session>;

/** The code that a phone scans. */
const code = v.object({
  url: means(webAddress, "what the picture carries"),
  matchCode: means(
    v.pipe(v.string(), v.regex(/^[0-9]{2}$/)),
    "two digits that the person types on the phone",
  ),
  secondsLeft: means(whole, "that it still lives, by no clock"),
});
export type SignInCode = v.InferOutput<typeof code>;

const signInStates = ["waiting", "approved", "denied", "expired", "cancelled", "failed"] as const;

const sha256 = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));

/** The request of a page for which the station makes a proof; the proof is valid only for this request. */
const request = v.object({
  tokenHash: means(sha256, "base64url of the SHA-256 of the access token that the page sends with it"),
  method: means(v.pipe(v.string(), v.regex(/^[A-Z]{3,7}$/)), "of the request"),
  target: means(
    v.pipe(v.string(), v.regex(/^\/api\/[\x21-\x7e]*$/), v.maxLength(4000)),
    "path and query of the request, below `/api/`",
  ),
  bodyHash: means(sha256, "base64url of the SHA-256 of its body; of no bytes where it has none"),
});
export type PageRequest = v.InferOutput<typeof request>;

/** The header beside the access token by which a page shows that it runs in this station's browser. */
const proof = v.object({
  proof: means(text(8000), "a JWT that the station signed for this one request; see the station's interface"),
});

/** Signing in at the station by a phone (12.037). */
export const stationSession = {
  is: "The session of an enrolled station, begun with a phone. Only enrolled stations offer it.",
  properties: {},
  methods: {
    begin: method({
      does: "Asks the portal for a code to show, then polls for its outcome.",
      args: nothing,
      value: code,
      withinMs: 15_000,
      again: "answers with the same code while it is valid, then with a new one",
      errors: ["BUSY", "NOT_ENROLLED", "OFFLINE"],
    }),
    cancel: method({
      does: "Drops the code; `signInChanged` tells `cancelled`.",
      args: nothing,
      value: done,
      withinMs: 5000,
      again: "changes nothing",
      errors: [],
    }),
    current: method({
      does: "Who is signed in at the station; null: no one.",
      args: nothing,
      value: v.nullable(session),
      withinMs: 2000,
      again: "changes nothing",
      errors: [],
    }),
    proveRequest: method({
      does: "Signs, with the station's key, that one request comes from a page in this station's browser. Without it the portal refuses the token of a session of this station. It signs for the portal's own pages alone.",
      args: request,
      value: proof,
      withinMs: 2000,
      again: "signs again",
      errors: ["BAD_REQUEST", "NOT_ENROLLED"],
    }),
    signOut: method({
      does: "Ends the session at the station, also while the portal is away, which is told later.",
      args: nothing,
      value: done,
      withinMs: 10_000,
      again: "changes nothing",
      errors: [],
    }),
  },
  signals: {
    sessionChanged: signal("Who is signed in from now on; null: no one.", v.nullable(session)),
    signInChanged: signal(
      "The outcome of the code that is shown.",
      v.object({
        state: means(v.picklist(signInStates), "all but `waiting` are the end of that code"),
        error: means(v.optional(failure, null), "with `failed`: why"),
      }),
    ),
  },
} as const;
