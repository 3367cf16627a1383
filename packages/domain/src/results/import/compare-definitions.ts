import { type FieldError, fieldError } from "../../field-errors.ts";
import type { ImportChange, ImportPlan } from "../../imports/import-plan.ts";
import { err, ok, type Result } from "../../result.ts";
import { decisiveChanges } from "./decisive-changes.ts";
import { definitionTexts } from "./definition-texts.ts";
import type { DefinedExercise, DefinedModule, Definitions } from "./definitions-document.ts";
import type { StoredDefinitions, StoredExercise, StoredModule } from "./stored-definitions.ts";
import { compareModuleVersions } from "./version-order.ts";

/** The plan of an import of definitions, and the modules of the document that it would change. */
export type DefinitionsPlan = ImportPlan & { readonly touched: readonly DefinedModule[] };

/**
 * Compares a document with the stored definitions: new modules, versions and exercises, and changed texts. Once an exercise has
 * runs, everything that decides their results is fixed for that version; a change needs a new version.
 */
export function compareDefinitions(
  { modules }: Definitions,
  standing: StoredDefinitions,
): Result<DefinitionsPlan, readonly FieldError[]> {
  const compared = modules.map((module, at) => compareModule(module, `modules.${at}`, standing));
  const problems = compared.flatMap((each) => each.problems);
  if (problems.length > 0) return err(problems);
  return ok({
    changes: compared.flatMap((each) => each.changes),
    same: compared.reduce((sum, each) => sum + each.same, 0),
    touched: modules.filter((_, at) => (compared[at]?.changes.length ?? 0) > 0),
  });
}

type Compared = {
  readonly problems: readonly FieldError[];
  readonly changes: readonly ImportChange[];
  readonly same: number;
};

function compareModule(module: DefinedModule, path: string, standing: StoredDefinitions): Compared {
  const unknownCases = module.exercises.flatMap(({ cloudCase }, index) =>
    cloudCase === null || standing.cloudCases.has(cloudCase)
      ? []
      : [fieldError(`${path}.exercises.${index}.cloudCase`, "UNKNOWN_CLOUD_CASE")],
  );
  const versions = standing.modules.filter(({ code }) => code === module.code);
  const stored = versions.find(({ version }) => compareModuleVersions(version, module.version) === 0);
  if (stored === undefined) {
    return { problems: unknownCases, changes: [addedModule(module, versions)], same: 0 };
  }
  if (stored.version !== module.version) {
    const same = fieldError(`${path}.version`, "SAME_VERSION", { version: stored.version });
    return { problems: [same, ...unknownCases], changes: [], same: 0 };
  }
  const parts = [
    compareOwn(module, stored, path),
    ...module.exercises.map((exercise, index) =>
      compareExercise(module, exercise, stored, `${path}.exercises.${index}`),
    ),
    ...removedExercises(module, stored, path),
  ];
  return {
    problems: [...unknownCases, ...parts.flatMap((each) => each.problems)],
    changes: parts.flatMap((each) => each.changes),
    same: parts.reduce((sum, each) => sum + each.same, 0),
  };
}

const nothing: Compared = { problems: [], changes: [], same: 0 };

function addedModule(module: DefinedModule, versions: readonly StoredModule[]): ImportChange {
  const others = versions.map(({ version }) => version).toSorted(compareModuleVersions);
  return {
    act: "added",
    thing: versions.length === 0 ? "Module" : "Version",
    name: definitionTexts.moduleName(module),
    details: [
      ...(others.length === 0 ? [] : [definitionTexts.besides(others)]),
      ...module.exercises.map(definitionTexts.exerciseSummary),
    ],
  };
}

/** Compares the module's own texts, without its exercises. */
function compareOwn(module: DefinedModule, stored: StoredModule, path: string): Compared {
  const { changed, details } = getTextChanges(["name", "description"], stored, module);
  const isOtherFormat = module.resultFormatVersion !== stored.resultFormatVersion;
  const order = module.exercises.map(({ code }) => code).filter((code) => hasExercise(stored, code));
  const before = stored.exercises.map(({ code }) => code).filter((code) => hasExercise(module, code));
  const isReordered = order.join("\n") !== before.join("\n");
  if (isOtherFormat && stored.exercises.some(({ hasResults }) => hasResults)) {
    const what = definitionTexts.resultFormat;
    return {
      ...nothing,
      problems: [fieldError(`${path}.resultFormatVersion`, "DECIDES_ABOUT_RESULTS", { what })],
    };
  }
  if (!changed && !isOtherFormat && !isReordered) return { ...nothing, same: 1 };
  const all = [
    ...details,
    ...(isOtherFormat
      ? [
          definitionTexts.changed(
            definitionTexts.resultFormat,
            stored.resultFormatVersion,
            module.resultFormatVersion,
          ),
        ]
      : []),
    ...(isReordered ? [definitionTexts.reordered] : []),
  ];
  return {
    ...nothing,
    changes: [{ act: "changed", thing: "Module", name: definitionTexts.moduleName(module), details: all }],
  };
}

function hasExercise(
  of: { readonly exercises: readonly { readonly code: string }[] },
  code: string,
): boolean {
  return of.exercises.some((exercise) => exercise.code === code);
}

function compareExercise(
  module: DefinedModule,
  exercise: DefinedExercise,
  { exercises }: StoredModule,
  path: string,
): Compared {
  const stored = exercises.find(({ code }) => code === exercise.code);
  const name = definitionTexts.exerciseName(module, exercise);
  if (stored === undefined) {
    const details = [definitionTexts.exerciseSummary(exercise)];
    return { ...nothing, changes: [{ act: "added", thing: "Exercise", name, details }] };
  }
  const decisions = decisiveChanges(stored, exercise, path);
  const first = decisions[0];
  if (first !== undefined && stored.hasResults) {
    return {
      ...nothing,
      problems: decisions.map((each) => fieldError(each.path, "DECIDES_ABOUT_RESULTS", { what: each.text })),
    };
  }
  const { changed, details } = getTextChanges(
    ["name", "description", "options", "isCaseCreator", "cloudCase"],
    stored,
    exercise,
  );
  const referenced = getReferences(stored) !== getReferences(exercise);
  const arranged = JSON.stringify(getArrangement(stored)) !== JSON.stringify(getArrangement(exercise));
  if (!changed && !arranged && !referenced && first === undefined) return { ...nothing, same: 1 };
  return {
    ...nothing,
    changes: [
      {
        act: "changed",
        thing: "Exercise",
        name,
        details: [
          ...details,
          ...decisions.map(({ change }) => change),
          ...(arranged ? [definitionTexts.arranged] : []),
          ...(referenced ? [definitionTexts.expertReferences] : []),
        ],
      },
    ],
  };
}

/** The names and the arrangement of metrics, which do not affect results. */
function getArrangement({ definition: { groups, metrics } }: DefinedExercise): unknown {
  const compared = metrics.map(({ internal_id, label, description, is_comparable, order }) => [
    internal_id,
    label,
    description,
    is_comparable,
    order,
  ]);
  return [groups.map(groupParts), compared];
}

/** The expert reference of each metric, for comparison only. */
function getReferences({ definition: { metrics } }: DefinedExercise): string {
  const all = metrics.flatMap(({ internal_id, expert_reference: reference }) =>
    reference == null
      ? []
      : [[internal_id, reference.median, reference.low, reference.high, reference.people, reference.source]],
  );
  return JSON.stringify(all.toSorted(([one], [other]) => String(one).localeCompare(String(other))));
}

/** Ignores the order of keys, which the database does not preserve. */
function groupParts(group: DefinedExercise["definition"]["groups"][number]): unknown {
  const { label, description, is_expanded_by_default, metrics, groups } = group;
  return [label, description, is_expanded_by_default, metrics, groups.map(groupParts)];
}

/** A document describes a version completely: exercises that it leaves out are removed if they have no runs. */
function removedExercises(
  module: DefinedModule,
  { exercises }: StoredModule,
  path: string,
): readonly Compared[] {
  return exercises
    .filter(({ code }) => !hasExercise(module, code))
    .map((exercise: StoredExercise) => {
      if (exercise.hasResults) {
        const what = definitionTexts.exerciseLeftOut(exercise.code);
        return {
          ...nothing,
          problems: [fieldError(`${path}.exercises`, "DECIDES_ABOUT_RESULTS", { what })],
        };
      }
      const name = definitionTexts.exerciseName(module, exercise);
      return { ...nothing, changes: [{ act: "removed", thing: "Exercise", name, details: [] }] };
    });
}

type Value = string | boolean | null;

/** Describes each field whose text differs, with its old and new text, for people who check an import. */
function getTextChanges<Field extends string>(
  fields: readonly Field[],
  before: { readonly [Key in Field]: Value },
  after: { readonly [Key in Field]: Value },
): { readonly changed: boolean; readonly details: readonly string[] } {
  const changed = fields.filter((field) => before[field] !== after[field]);
  return {
    changed: changed.length > 0,
    details: changed.map((field) =>
      definitionTexts.changed(
        definitionTexts.fields[field] ?? field,
        getText(before[field]),
        getText(after[field]),
      ),
    ),
  };
}

function getText(value: Value): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value ?? "";
}
