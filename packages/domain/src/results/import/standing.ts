import type { DefinedExercise, DefinedModule } from "./document.ts";

/** An exercise as it stands, and whether somebody has run it. */
export type StandingExercise = DefinedExercise & { readonly hasResults: boolean };

/** A version of a module as it stands. */
export type StandingModule = Omit<DefinedModule, "exercises"> & {
  readonly exercises: readonly StandingExercise[];
};

/** The stored definitions that a document is compared with. */
export type Standing = {
  /** Every version of the modules that the document names. */
  readonly modules: readonly StandingModule[];
  /** The cases of the cloud that there are, of those that it names. */
  readonly cloudCases: ReadonlySet<string>;
};
