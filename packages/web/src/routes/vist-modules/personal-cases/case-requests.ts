import { type PersonalCase, readPersonalCases } from "@cathedra/domain/personal-cases";
import * as v from "valibot";
import { errorOfAnswer } from "../../../relay/errors.ts";
import { authorizedJson } from "../../../rest/authorized-fetch.ts";

const link = v.object({ url: v.string() });

/** The person's own cases in the cloud (12.030). */
export async function ownCases(): Promise<readonly PersonalCase[]> {
  const read = readPersonalCases(await authorizedJson("/api/s3/vistcases"));
  if (read === undefined) throw errorOfAnswer(undefined, 200);
  return read;
}

/** A link to a case's file, which lives for minutes (12.031). */
export async function linkTo(filePath: string): Promise<string> {
  const read = v.safeParse(
    link,
    await authorizedJson(`/api/s3/getPreSignedUrl/${encodeURIComponent(filePath)}`),
  );
  if (!read.success || read.output.url === "") throw errorOfAnswer(undefined, 200);
  return read.output.url;
}
