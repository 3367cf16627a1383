import { courseTexts, type FigureAge, figureAgeText } from "@cathedra/domain/messages";
import { showMoment } from "../../format/dates.ts";
import { useTimeDependent } from "../poll/use-time-dependent.ts";
import * as css from "./ProgressAge.css.ts";
import { type ProgressFigures, progressFiguresAt } from "./progress-refresh.ts";

/** The age of the figures in one line: up to date, older, or being read (null). */
export function ProgressAge({ figures }: { readonly figures: ProgressFigures | null }) {
  const { age, isAged } = useTimeDependent((now) => progressFiguresAt(figures, now));
  // The text is not a live region, because screen readers should not announce that figures have become older.
  return (
    <output className={css.age} aria-live={isAged ? "off" : "polite"}>
      {ageInWords(age)}
    </output>
  );
}

function ageInWords(age: FigureAge | null): string {
  return age === null ? courseTexts.readingProgress : figureAgeText(age, showMoment);
}
