import { type DocumentKind, documentKinds } from "@cathedra/domain/software";
import * as v from "valibot";
import { authorizedFetch } from "../../../rest/authorized-fetch.ts";

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
  const response = await authorizedFetch(address, { signal });
  const read = v.parse(answer, await response.json());
  return Object.fromEntries(
    documentKinds.flatMap((kind) => {
      const found = read[kind];
      return found === undefined ? [] : [[kind, found]];
    }),
  );
}
