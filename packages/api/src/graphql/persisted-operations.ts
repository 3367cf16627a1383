import type { GraphQLSchema } from "graphql";
import { readPersistedOperations } from "../config/read-files.ts";
import type { Config } from "../config.ts";
import { appError } from "../errors.ts";
import { type Documents, type PreparedDocument, RequestErrors } from "./document-cache.ts";
import { fitSchema } from "./fit-schema.ts";

/** The prepared operation of an id. An unknown id is a BAD_REQUEST. */
export type PersistedOperations = (id: string) => PreparedDocument;

/**
 * Prepares persisted operations. In production all of them are checked before the server listens, so that a web built for another
 * schema fails at the start and not for its users. In development the web's compiler writes the file while the server runs.
 */
export function persistedOperations(
  config: Config,
  schema: GraphQLSchema,
  prepare: Documents,
): PersistedOperations {
  const { environment, persistedOperationsFile: file } = config;
  let texts = config.persistedOperations;
  if (environment === "production" && !fitSchema(schema, texts.values())) checkEach(texts, prepare);

  return (id) => {
    if (!texts.has(id) && environment === "development" && file !== undefined) {
      const again = readPersistedOperations(file);
      if (again.ok) texts = again.value;
    }
    const text = texts.get(id);
    if (text === undefined) throw appError("BAD_REQUEST", "There is no persisted operation of this id.");
    return prepare.preparePersisted(id, text);
  };
}

/** Prepares every operation and reports the invalid ones by name. */
function checkEach(texts: ReadonlyMap<string, string>, prepare: Documents): void {
  const problems: string[] = [];
  for (const [id, text] of texts) {
    try {
      prepare.preparePersisted(id, text);
    } catch (error) {
      if (!(error instanceof RequestErrors)) throw error;
      problems.push(...error.errors.map(({ message }) => `${id}: ${message}`));
    }
  }
  if (problems.length > 0) {
    throw new Error(`The persisted operations do not fit the schema:\n${problems.join("\n")}`);
  }
}
