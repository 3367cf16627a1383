import * as v from "valibot";
import { weekReasonLabels } from "../this-week/reason-labels.ts";
import { weekReasons } from "../this-week/reasons.ts";
import type { Letter, LetterHead } from "./letter.ts";

export const weekFiguresFacts = v.object({
  people: v.number(),
  /** Whether the figures cover all people of the groups. */
  isWhole: v.boolean(),
  counts: v.array(v.object({ kind: v.picklist(weekReasons), people: v.number() })),
  /** The key with which the recipient unsubscribes. */
  stopKey: v.string(),
});

/** The week's figures for leaders of groups: numbers only, because no names leave the portal. */
export function weekFiguresLetter(
  { people, isWhole, counts, stopKey }: v.InferOutput<typeof weekFiguresFacts>,
  { title, origin }: LetterHead,
): Letter {
  const some = people === 1 ? "1 person" : `${people.toLocaleString("en")} people`;
  const subject = `This week: ${some} of your groups`;
  const lines = counts.map((each) => `${weekReasonLabels[each.kind]}: ${each.people.toLocaleString("en")}`);
  return {
    subject,
    preheader: lines.join(" · "),
    heading: "This week",
    paragraphs: [
      `${some} of your groups ${people === 1 ? "needs" : "need"} your attention.`,
      ...lines,
      ...(isWhole ? [] : ["Your groups have more people than were checked."]),
    ],
    action: { label: "See who it is", url: `${origin}/admin/groups/this-week` },
    notes: ["Someone with several reasons is counted for each of them."],
    because: `You get this mail on Mondays because you chose so on your profile on ${title}.`,
    stop: {
      label: "No more of these mails",
      url: `${origin}/stop-mails?of=this-week&key=${encodeURIComponent(stopKey)}`,
      post: `${origin}/api/week-mails/stop?key=${encodeURIComponent(stopKey)}`,
    },
  };
}
