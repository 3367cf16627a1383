import { progressTexts } from "@cathedra/domain/messages";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Select } from "@cathedra/ui-kit/Select";
import type { CohortExercise } from "./cohort-people.ts";
import {
  type CohortFigure,
  type CohortFilter,
  type CohortView,
  cohortFigures,
  cohortFilters,
} from "./cohort-view.ts";

type FilterProps = { readonly view: CohortView; readonly show: (view: CohortView) => void };

/** A filter for the module whose exercises are shown. */
export function ModuleFilter({
  view,
  show,
  exercises,
}: FilterProps & { readonly exercises: readonly CohortExercise[] }) {
  const modules = new Map(exercises.map(({ moduleCode, moduleName }) => [moduleCode, moduleName]));
  return (
    <Select
      label="Module"
      options={[...modules].map(([value, label]) => ({ value, label }))}
      emptyLabel="All modules"
      value={view.module}
      onChange={(module) => show({ ...view, module })}
    />
  );
}

/** A filter for exercises by words in their names. */
export function ExerciseFilter({ view, show }: FilterProps) {
  return (
    <SearchField
      label="Exercises"
      isLabelShown
      placeholder="All exercises"
      value={view.exercise}
      onSearch={(exercise) => show({ ...view, exercise })}
    />
  );
}

const filterLabels: Readonly<Record<CohortFilter, string>> = {
  ...progressTexts.statuses,
  none: progressTexts.neverRun,
};

/** The filter by standing in the exercises. */
export function StandingFilter({ view, show }: FilterProps) {
  return (
    <Select
      label="Show"
      options={cohortFilters.map((value) => ({ value, label: filterLabels[value] }))}
      emptyLabel="Everyone"
      value={view.show}
      onChange={(key) => show({ ...view, show: cohortFilters.find((each) => each === key) ?? null })}
    />
  );
}

const figureLabels: Readonly<Record<CohortFigure, string>> = {
  best: "Best score (%)",
  attempts: "Attempts",
  since: "Proficient since",
};

/** Chooses the figure beside the mark of each cell. */
export function FigureChoice({ view, show }: FilterProps) {
  return (
    <Select
      label="In each cell"
      options={cohortFigures.map((value) => ({ value, label: figureLabels[value] }))}
      value={view.figure}
      onChange={(value) => show({ ...view, figure: cohortFigures.find((each) => each === value) ?? "best" })}
    />
  );
}
