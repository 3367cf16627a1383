import { type CasePart, caseParts } from "@cathedra/domain/messages";
import type { Db } from "../../db/database.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import { caseDocument } from "./case-documents.ts";
import { type CaseRow, findCase } from "./case-queries.ts";
import { type FileRow, filesOfActivities } from "./file-queries.ts";

/** A run with all its files; undefined if there is no such run. */
export type WholeCase = { readonly run: CaseRow; readonly files: readonly FileRow[] };

/** Reads the case of a run; undefined if there is no such run. */
export async function readCase(db: Db, id: string): Promise<WholeCase | undefined> {
  const [run, files] = await Promise.all([findCase(db, id), filesOfActivities(db, [id])]);
  return run && { run, files: files.get(id) ?? [] };
}

/** The file in which the simulator delivered a part; undefined: the portal writes it itself. */
export function deliveredPart(files: readonly FileRow[], part: CasePart): FileRow | undefined {
  return files.find(({ kind }) => kind === part);
}

/** The missing parts of a case (6.019): files that the store has lost, or documents that the portal has no data for. */
export async function missingParts(
  objectStore: ObjectStore,
  { run, files }: WholeCase,
): Promise<readonly CasePart[]> {
  const isThere = async (part: CasePart) => {
    const delivered = deliveredPart(files, part);
    if (delivered === undefined) return caseDocument(run, part) !== undefined;
    return (await objectStore.head(delivered.key)) !== undefined;
  };
  const there = await Promise.all(caseParts.map(isThere));
  return caseParts.filter((_, at) => there[at] !== true);
}
