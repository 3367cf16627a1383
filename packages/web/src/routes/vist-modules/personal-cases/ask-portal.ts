import { type PersonalCase, readPersonalCases } from "@cathedra/domain/personal-cases";
import * as v from "valibot";
import { tokens } from "../../../auth/auth.ts";
import { errorOfAnswer, UnavailableError } from "../../../relay/errors.ts";

const link = v.object({ url: v.string() });

/** The person's own cases in the cloud (12.030). */
export async function ownCases(): Promise<readonly PersonalCase[]> {
  const read = readPersonalCases(await ask("/api/s3/vistcases"));
  if (read === undefined) throw errorOfAnswer(undefined, 200);
  return read;
}

/** A link to a case's file, which lives for minutes (12.031). */
export async function linkTo(filePath: string): Promise<string> {
  const read = v.safeParse(link, await ask(`/api/s3/getPreSignedUrl/${encodeURIComponent(filePath)}`));
  if (!read.success || read.output.url === "") throw errorOfAnswer(undefined, 200);
  return read.output.url;
}

async function ask(address: string): Promise<unknown> {
  const token = await tokens.current();
  const first = await get(address, token);
  const response = first.status === 401 ? await get(address, await tokens.after(token)) : first;
  if (response.status === 503) throw new UnavailableError();
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw errorOfAnswer(body, response.status);
  return body;
}

async function get(address: string, token: string): Promise<Response> {
  try {
    return await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  } catch {
    throw new UnavailableError();
  }
}
