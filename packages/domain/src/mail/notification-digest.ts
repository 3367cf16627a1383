import * as v from "valibot";
import { inOneLine, type Letter, type LetterHead } from "./letter.ts";

export const notificationDigestFacts = v.object({
  notices: v.array(v.object({ title: v.string(), text: v.string() })),
  /** The number of notices beyond those listed. */
  more: v.number(),
  pace: v.string(),
  /** The recipient can stop the mails with this key. */
  stopKey: v.string(),
});

/** A digest of the person's notifications since the last mail. */
export function notificationDigestLetter(
  { notices, more, pace, stopKey }: v.InferOutput<typeof notificationDigestFacts>,
  { title, origin }: LetterHead,
): Letter {
  const count = notices.length + more;
  const [first] = notices;
  const subject = count === 1 && first !== undefined ? inOneLine(first.title) : `${count} new notifications`;
  return {
    subject,
    preheader: notices.map((notice) => inOneLine(notice.title)).join(" · "),
    heading: subject,
    paragraphs: [
      ...(count === 1 && first !== undefined
        ? [inOneLine(first.text)]
        : notices.map((notice) => `${inOneLine(notice.title)}. ${inOneLine(notice.text)}`.trim())),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ].filter((text) => text !== ""),
    action: { label: "Open your notifications", url: `${origin}/notifications` },
    notes: ["Times are in UTC where they say so."],
    because: `You get this mail because you chose on your profile to have notifications of ${title} by e-mail, at most once ${pace === "day" ? "a day" : "an hour"}.`,
    stop: {
      label: "No more of these mails",
      url: `${origin}/stop-mails?key=${encodeURIComponent(stopKey)}`,
      post: `${origin}/api/notification-mails/stop?key=${encodeURIComponent(stopKey)}`,
    },
  };
}
