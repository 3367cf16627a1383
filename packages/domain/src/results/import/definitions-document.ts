import type { ExerciseDefinition } from "../exercise-definition.ts";

/** The format name inside a document of definitions. */
export const definitionsFormat = "cathedra.simulator-definitions";
export const definitionsFormatVersion = 1;

/** How large a document and its parts may be. */
export const definitionLimits = {
  bytes: 4 * 1024 * 1024,
  modules: 100,
  exercises: 100,
  metrics: 200,
  groups: 50,
  code: 80,
  name: 200,
  label: 120,
  unit: 20,
  description: 2000,
  options: 500,
  value: 200,
  number: 1e9,
  source: 300,
  experts: 100_000,
} as const;

/** An exercise of a module, as a document says it. */
export type DefinedExercise = {
  /** The code of the exercise, which identifies it within its module in every version. */
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** The start options for the simulator; the portal does not interpret them. */
  readonly options: string;
  /** Whether the exercise is made by the learner, with the simulator's editor of cases. */
  readonly isCaseCreator: boolean;
  /** The cloud case that runs the exercise, if there is one. */
  readonly cloudCase: string | null;
  readonly definition: ExerciseDefinition;
};

/** One version of a module with all its exercises, in their order. */
export type DefinedModule = {
  readonly code: string;
  readonly version: string;
  readonly name: string;
  readonly description: string;
  /** The version of the format in which its results are delivered. */
  readonly resultFormatVersion: string;
  readonly exercises: readonly DefinedExercise[];
};

/** The content of a document of definitions. */
export type Definitions = { readonly modules: readonly DefinedModule[] };
