import { retrogradeAccess } from "./ankle.ts";
import { deployingTheBody } from "./evar.ts";
import type { Film } from "./film.ts";
import { balloonGuide } from "./guide-catheter.ts";
import { sixViews } from "./six-views.ts";

const films: readonly Film[] = [deployingTheBody, balloonGuide, sixViews, retrogradeAccess];

/** The film of a course. */
export function filmOf(courseCode: string): Film | undefined {
  return films.find(({ course }) => course === courseCode);
}
