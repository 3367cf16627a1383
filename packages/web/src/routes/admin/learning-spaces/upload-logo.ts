import { fileTexts } from "@cathedra/domain/messages";
import * as v from "valibot";
import { tokens } from "../../../auth/auth.ts";
import { ApiError, errorOfAnswer, UnavailableError } from "../../../relay/errors.ts";

const answer = v.object({ id: v.string() });
/** A save that is tried again after a failure does not send the picture again. */
const uploaded = new WeakMap<File, string>();

/** Sends a picture, and answers the id under which it becomes a logo. Rejects with what the API refused. */
export async function uploadLogo(file: File): Promise<string> {
  const known = uploaded.get(file);
  if (known !== undefined) return known;
  const token = await tokens.current();
  const first = await send(file, token);
  const response = first.status === 401 ? await send(file, await tokens.after(token)) : first;
  if (response.status === 503) throw new UnavailableError();
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw errorOfAnswer(body, response.status);
  const parsed = v.safeParse(answer, body);
  if (!parsed.success) throw new ApiError("INTERNAL", fileTexts.failed);
  uploaded.set(file, parsed.output.id);
  return parsed.output.id;
}

/** The picture is of no more use: it was saved, and belongs to its space. */
export function forgetUploaded(file: File): void {
  uploaded.delete(file);
}

async function send(file: File, token: string): Promise<Response> {
  const form = new FormData();
  form.append("file", file);
  try {
    return await fetch("/api/files?purpose=learning_space_logo", {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
  } catch {
    throw new UnavailableError();
  }
}
