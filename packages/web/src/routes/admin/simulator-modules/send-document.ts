import { simulatorModuleTexts } from "@cathedra/domain/messages";
import * as v from "valibot";
import { ApiError } from "../../../relay/errors.ts";
import { authorizedJson } from "../../../rest/authorized-fetch.ts";

const problem = v.object({ line: v.number(), path: v.string(), message: v.string() });
const report = v.object({
  isApplied: v.boolean(),
  problems: v.array(problem),
  changes: v.array(
    v.object({
      act: v.picklist(["added", "changed", "removed"]),
      thing: v.string(),
      name: v.string(),
      details: v.array(v.string()),
    }),
  ),
  changeCount: v.number(),
  same: v.number(),
  plan: v.string(),
});

export type ImportReport = v.InferOutput<typeof report>;

/** The changes that a document would make, or the reason why it is refused. */
export function checkDocument(file: File): Promise<ImportReport> {
  return send(file, "/api/imports/simulator-definitions/check");
}

/** Imports the document as it was shown. Rejects if the import would now do something else. */
export function importDocument(file: File, plan: string): Promise<ImportReport> {
  return send(file, `/api/imports/simulator-definitions?plan=${plan}`);
}

async function send(file: File, address: string): Promise<ImportReport> {
  const headers = { "content-type": "application/octet-stream" };
  const read = v.safeParse(report, await authorizedJson(address, { method: "POST", headers, body: file }));
  if (!read.success) throw new ApiError("INTERNAL", simulatorModuleTexts.failed);
  return read.output;
}
