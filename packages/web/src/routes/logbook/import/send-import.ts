import { logbookImportTexts } from "@cathedra/domain/messages";
import * as v from "valibot";
import { ApiError } from "../../../relay/errors.ts";
import { authorizedJson } from "../../../rest/authorized-fetch.ts";

const checked = v.object({
  newCount: v.number(),
  doubles: v.array(v.object({ row: v.number(), recordId: v.string() })),
  wrong: v.array(
    v.object({ row: v.number(), errors: v.array(v.object({ path: v.string(), message: v.string() })) }),
  ),
  leftOut: v.array(v.object({ row: v.number(), fields: v.array(v.string()) })),
  newAttendings: v.array(v.string()),
});

/** The result of a check: what an import would do with each row of a file. */
export type CheckedImport = v.InferOutput<typeof checked>;

export type ImportRequest = {
  readonly groupId: number;
  readonly fileName: string;
  readonly rows: readonly { readonly row: number; readonly record: object }[];
};

/** Checks what an import would do with each row, without saving anything. */
export function checkImport(request: ImportRequest): Promise<CheckedImport> {
  return send("/api/logbook/imports/check", request, checked);
}

/** Imports the rows as they were shown. */
export async function startImport(
  request: ImportRequest & {
    readonly includesDoubles: boolean;
    readonly expected: number;
    readonly mapping: object;
  },
): Promise<void> {
  await send("/api/logbook/imports", request, v.object({ id: v.string() }));
}

async function send<Schema extends v.GenericSchema>(
  address: string,
  body: object,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const headers = { "content-type": "application/octet-stream" };
  const answer = await authorizedJson(address, { method: "POST", headers, body: JSON.stringify(body) });
  const read = v.safeParse(schema, answer);
  if (!read.success) throw new ApiError("INTERNAL", logbookImportTexts.failed);
  return read.output;
}
