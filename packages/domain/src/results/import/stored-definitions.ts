import type { DefinedExercise, DefinedModule } from "./document.ts";

/** A stored exercise, and whether it has runs. */
export type StoredExercise = DefinedExercise & { readonly hasResults: boolean };

/** A version of a module as it stands. */
export type StoredModule = Omit<DefinedModule, "exercises"> & {
  readonly exercises: readonly StoredExercise[];
};

/** The stored definitions that a document is compared with. */
export type StoredDefinitions = {
  /** Every version of the modules that the document names. */
  readonly modules: readonly StoredModule[];
  /** The cases of the cloud that there are, of those that it names. */
  readonly cloudCases: ReadonlySet<string>;
};
