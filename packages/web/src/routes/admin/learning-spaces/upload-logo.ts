import { fileTexts } from "@cathedra/domain/messages";
import * as v from "valibot";
import { ApiError } from "../../../relay/errors.ts";
import { authorizedJson } from "../../../rest/authorized-fetch.ts";

const answer = v.object({ id: v.string() });
/** A save that is tried again after a failure does not send the picture again. */
const uploaded = new WeakMap<File, string>();

/** Sends a picture, and answers the id under which it becomes a logo. Rejects with what the API refused. */
export async function uploadLogo(file: File): Promise<string> {
  const known = uploaded.get(file);
  if (known !== undefined) return known;
  const form = new FormData();
  form.append("file", file);
  const body = await authorizedJson("/api/files?purpose=learning_space_logo", { method: "POST", body: form });
  const parsed = v.safeParse(answer, body);
  if (!parsed.success) throw new ApiError("INTERNAL", fileTexts.failed);
  uploaded.set(file, parsed.output.id);
  return parsed.output.id;
}

/** The picture is of no more use: it was saved, and belongs to its space. */
export function forgetUploaded(file: File): void {
  uploaded.delete(file);
}
