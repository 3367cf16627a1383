import type { ActivitySortKey, SortDirection } from "@cathedra/domain";
import { runOutcomeNames } from "@cathedra/domain/messages";
import { showDay, showMoment } from "../../format/dates.ts";
import type { LogChoices } from "./log-choices.ts";
import { isInstant, type LogView } from "./log-view.ts";

export const sortLabels: Readonly<Record<ActivitySortKey, Readonly<Record<SortDirection, string>>>> = {
  activityStart: { DESC: "Latest first", ASC: "Oldest first" },
  courseName: { ASC: "Course or module, A to Z", DESC: "Course or module, Z to A" },
  exerciseName: { ASC: "Exercise, A to Z", DESC: "Exercise, Z to A" },
  score: { DESC: "Best score first", ASC: "Lowest score first" },
};

/** An active filter as text, and the view without it. */
export type SetFilter = { readonly words: string; readonly without: Partial<LogView> };

type Groups = readonly { readonly id: number; readonly name: string }[];

/** The filters of a view as text; the search is shown in its field. */
export function filterTexts(view: LogView, choices: LogChoices, groups: Groups): readonly SetFilter[] {
  const { module, exercise, result, group, from, until } = view;
  const moduleName = choices.find(({ code }) => code === module)?.name ?? module;
  const exercises = choices.flatMap((each) => each.exercises);
  const exerciseName = exercises.find(({ key }) => key === exercise)?.name ?? exercise;
  const groupName = groups.find(({ id }) => id === group)?.name ?? `number ${group}`;
  return [
    ...(group === null ? [] : [{ words: `Group: ${groupName}`, without: { group: null } }]),
    ...(module === null ? [] : [{ words: `Module: ${moduleName}`, without: { module: null } }]),
    ...(exercise === null ? [] : [{ words: `Exercise: ${exerciseName}`, without: { exercise: null } }]),
    ...(result === null ? [] : [{ words: runOutcomeNames[result], without: { result: null } }]),
    ...(from === null ? [] : [{ words: `From ${showTime(from)}`, without: { from: null } }]),
    ...(until === null ? [] : [{ words: `Until ${showTime(until)}`, without: { until: null } }]),
  ];
}

function showTime(time: string): string {
  return isInstant(time) ? showMoment(Date.parse(time)) : showDay(time);
}

/** The number of runs, with a plus where counting stopped: `1 run`, `10,000+ runs`. */
export function runsText(count: number, isExact: boolean): string {
  if (!isExact) return `${count.toLocaleString("en")}+ runs`;
  return count === 1 ? "1 run" : `${count.toLocaleString("en")} runs`;
}
