import type { DefinedExercise, DefinedModule } from "./definitions-document.ts";

/** A stored exercise, and whether it has runs. */
export type StoredExercise = DefinedExercise & { readonly hasResults: boolean };

/** A stored version of a module. */
export type StoredModule = Omit<DefinedModule, "exercises"> & {
  readonly exercises: readonly StoredExercise[];
};

/** The stored definitions that a document is compared with. */
export type StoredDefinitions = {
  /** Every version of the modules that the document names. */
  readonly modules: readonly StoredModule[];
  /** The codes of existing cloud cases among those that the document names. */
  readonly cloudCases: ReadonlySet<string>;
};
