import * as v from "valibot";
import { at, noticeKind } from "./notice.ts";

/** Somebody was signed in on a station with their phone: told, so that nobody is without knowing it. */
export const stationSignedIn = noticeKind({
  label: "Sign-in on a station",
  facts: v.object({ sessionId: v.string(), station: v.string(), place: v.string(), at }),
  tell: ({ sessionId, station, place, at: since }, { when }) => ({
    title: `You are signed in on ${station}`,
    text: `${place === "" ? "" : `${place}, `}since ${when(since)}. Not you? End it there at once.`,
    link: `/profile/sign-ins?signOut=${sessionId}`,
  }),
  about: () => null,
});
