import type { GraphqlContext } from "../../graphql/context.ts";
import { type FileKind, type FileRow, filesOfActivities } from "./file-queries.ts";

type Files = ReadonlyMap<string, readonly FileRow[]>;
type FieldRequest = { readonly obj: { readonly id: string } };
type Asking = Pick<GraphqlContext, "db">;

const known = new WeakMap<Asking, Map<string, Promise<Files>>>();

/** Reads the files of an answer's runs once, however many fields request them. */
function filesOfAnswer(context: Asking, ids: readonly string[]): Promise<Files> {
  const ofContext = known.get(context) ?? new Map<string, Promise<Files>>();
  known.set(context, ofContext);
  const key = ids.join();
  const files = ofContext.get(key) ?? filesOfActivities(context.db, ids);
  ofContext.set(key, files);
  return files;
}

/** A loader for a field of a run that `answer` computes from the run's files of some kinds. */
export function fileFieldLoader<Answer>(
  kinds: readonly FileKind[],
  answer: (
    files: readonly FileRow[],
    context: GraphqlContext,
    activityId: string,
  ) => Answer | Promise<Answer>,
) {
  return async (
    requests: readonly FieldRequest[],
    context: GraphqlContext,
  ): Promise<readonly Awaited<Answer>[]> => {
    const ids = requests.map(({ obj }) => obj.id);
    const files = await filesOfAnswer(context, ids);
    const some = (id: string) => (files.get(id) ?? []).filter(({ kind }) => kinds.includes(kind));
    return Promise.all(ids.map((id) => answer(some(id), context, id)));
  };
}
