import { softwareTexts } from "@cathedra/domain/messages";
import { type DocumentKind, documentKinds } from "@cathedra/domain/software";
import * as v from "valibot";
import { tokens } from "../../../auth/auth.ts";

const link = v.optional(v.pipe(v.string(), v.url()));
const answer = v.object({
  manual: link,
  stepByStep: link,
  releaseNotes: link,
  clinicalDeviceList: link,
  caseBook: link,
});

export type Documents = Partial<Record<DocumentKind, string>>;

/** The documents of a release as links that live some minutes (11.033). */
export async function readDocumentation(
  code: string,
  version: string,
  signal: AbortSignal,
): Promise<Documents> {
  const address = `/api/s3/documentation/${encodeURIComponent(code)}/${encodeURIComponent(version)}`;
  const get = (token: string) => fetch(address, { headers: { authorization: `Bearer ${token}` }, signal });
  const token = await tokens.current();
  const first = await get(token);
  const response = first.status === 401 ? await get(await tokens.after(token)) : first;
  if (!response.ok) throw new Error(softwareTexts.documentsFailed);
  const read = v.parse(answer, await response.json());
  return Object.fromEntries(
    documentKinds.flatMap((kind) => {
      const found = read[kind];
      return found === undefined ? [] : [[kind, found]];
    }),
  );
}
