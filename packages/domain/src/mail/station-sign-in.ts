import * as v from "valibot";
import { at } from "../inbox/notice.ts";
import { inOneLine, type Letter, type LetterHead } from "./letter.ts";

export const stationSignInFacts = v.object({
  sessionId: v.string(),
  station: v.string(),
  place: v.string(),
  at,
});

/** Tells a person at once that they were signed in on a simulator, so that they can end the session if it was not them. */
export function stationSignInLetter(
  { sessionId, station, place, at: signedInAt }: v.InferOutput<typeof stationSignInFacts>,
  { title, origin }: LetterHead,
): Letter {
  const name = inOneLine(station);
  const where = inOneLine(place) === "" ? name : `${name} (${inOneLine(place)})`;
  const when = `${new Date(signedInAt).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return {
    subject: `You are signed in on ${name}`,
    preheader: `Since ${when}. If this was not you, sign out there now.`,
    heading: "You are signed in on a simulator",
    paragraphs: [
      `You were signed in to ${title} on ${where} with a code that was confirmed on your phone, on ${when}.`,
      "If this was you, there is nothing to do. If it was not, sign out there now.",
    ],
    action: {
      label: "See and end this session",
      url: `${origin}/profile/sign-ins?signOut=${encodeURIComponent(sessionId)}`,
    },
    notes: [],
    because: `You get this mail because your account on ${title} was used to sign in. It protects your account, so it is always sent.`,
  };
}
