import type { Question } from "../content/parse.ts";
import type { Answer } from "../http.ts";
import type { StoredUnit } from "../store/catalogue.ts";
import { getState, storeUnit, type UnitChange } from "../store/progress.ts";
import type { PlayerDeps } from "./deps.ts";
import { redirect } from "./page.ts";
import { openQuestion, pickScore, picksIn } from "./picked-answers.ts";
import { getScore, passMark } from "./test-rules.ts";
import type { Visit } from "./visitor.ts";

/** Carries out a person's action in a unit. Undefined if the unit or action does not exist. */
export function actInUnit(
  deps: PlayerDeps,
  visit: Visit,
  unitId: number,
  act: string,
  body: string,
): Answer | undefined {
  const { store, library, beats } = deps;
  const { course, standing, personId, key } = visit;
  const unit = standing.units.find(({ id }) => id === unitId);
  if (unit === undefined) return undefined;
  const keep = (change: UnitChange) => storeUnit(store, personId, unit, change);
  const here = `/learn/${course.id}/${unit.id}`;
  const { questions } = library.of(course.code, unit.name);
  const quiet: Answer = { status: 204, body: "" };
  switch (act) {
    case "next":
      if (isRead(unit)) keep({ status: "completed" });
      return redirect(behind(visit, unit));
    case "time":
      keep({ seconds: beats.count(`${key} ${unit.id}`, Number(body)) });
      return quiet;
    case "place": {
      const place = Number(body);
      if (place >= 0 && place < 36_000) keep({ place });
      return quiet;
    }
    case "seen":
      if (unit.type !== "Video") return undefined;
      keep({ status: "completed" });
      return redirect(here);
    case "answer":
      if (unit.type !== "Test") return undefined;
      keep(answered(questions, new URLSearchParams(body)));
      return redirect(here);
    case "pick": {
      if (unit.type !== "Image hotspot") return undefined;
      const letter = new URLSearchParams(body).get("letter") ?? "";
      keep(picked(questions, getState(store, personId, unit.id)?.answers, letter));
      return redirect(`${here}#picture`);
    }
    default:
      return undefined;
  }
}

/** Whether a unit is completed by Next, as texts are; other units are completed by their task. */
function isRead({ type }: StoredUnit): boolean {
  return !["Video", "Image hotspot", "Test"].includes(type);
}

function behind({ course, standing }: Visit, unit: StoredUnit): string {
  const next = standing.units[standing.units.findIndex(({ id }) => id === unit.id) + 1];
  return `/learn/${course.id}/${next?.id ?? "finished"}`;
}

function answered(questions: readonly Question[], form: URLSearchParams): UnitChange {
  const answers = questions.map((_, at) => {
    const value = form.get(`q${at}`) ?? "";
    return /^\d$/.test(value) ? Number(value) : null;
  });
  const score = getScore(questions, answers);
  return {
    status: score >= passMark ? "completed" : "failed",
    score,
    isAttempt: true,
    answers: JSON.stringify(answers),
  };
}

function picked(
  questions: readonly Question[],
  before: string | null | undefined,
  letter: string,
): UnitChange {
  if (letter === "again") return { answers: "[]" };
  const picks = questions.map((_, at) => [...(picksIn(before)[at] ?? [])]);
  picks[openQuestion(questions, picks)]?.push(letter.slice(0, 1));
  const isWhole = openQuestion(questions, picks) === questions.length;
  const answers = JSON.stringify(picks);
  return isWhole
    ? { status: "completed", score: pickScore(questions, picks), isAttempt: true, answers }
    : { answers };
}
