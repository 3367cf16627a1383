import { simulatorModuleTexts } from "@cathedra/domain/messages";
import * as v from "valibot";
import { tokens } from "../../../auth/auth.ts";
import { ApiError, errorOfAnswer, UnavailableError } from "../../../relay/errors.ts";

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

/** What a document would change, or why it is refused. */
export function checkDocument(file: File): Promise<ImportReport> {
  return send(file, "/api/imports/simulator-definitions/check");
}

/** Imports it as it was shown. Rejects where that is not what it would do any more. */
export function importDocument(file: File, plan: string): Promise<ImportReport> {
  return send(file, `/api/imports/simulator-definitions?plan=${plan}`);
}

async function send(file: File, address: string): Promise<ImportReport> {
  const token = await tokens.current();
  const first = await post(file, address, token);
  const response = first.status === 401 ? await post(file, address, await tokens.after(token)) : first;
  if (response.status === 503) throw new UnavailableError();
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw errorOfAnswer(body, response.status);
  const read = v.safeParse(report, body);
  if (!read.success) throw new ApiError("INTERNAL", simulatorModuleTexts.failed);
  return read.output;
}

async function post(file: File, address: string, token: string): Promise<Response> {
  try {
    return await fetch(address, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
      body: file,
    });
  } catch {
    throw new UnavailableError();
  }
}
