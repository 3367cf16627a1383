import { courseProgressTexts, courseTexts } from "@cathedra/domain/messages";
import * as css from "./ProgressAge.css.ts";
import type { Figures } from "./refreshing.ts";

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** Says on one quiet line of when the figures are: those of now, older ones, or still being asked for (null). */
export function ProgressAge({ figures }: { readonly figures: Figures | null }) {
  return <output className={css.age}>{ageInWords(figures)}</output>;
}

function ageInWords(figures: Figures | null): string {
  if (figures === null) return courseTexts.readingProgress;
  if (figures.isCurrent) return courseTexts.isCurrent;
  const { readAt } = figures;
  return readAt === null
    ? courseProgressTexts.neverRead
    : courseProgressTexts.asOf(moment.format(new Date(readAt)));
}
