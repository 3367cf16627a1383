import { filePurposes } from "@cathedra/domain/files";
import type { OwnLinks } from "../../storage/signed-links.ts";
import { keyOfFile } from "../files/public.ts";

/** Long enough to look at it; a picture that is on show stays. */
const linkSeconds = 300;

/** A link to the picture of a report, for people who may read the report. */
export function screenshotLink(ownLinks: OwnLinks, screenshotId: string | null): string | null {
  if (screenshotId === null) return null;
  return ownLinks.toObject(keyOfFile("feedback_screenshot", screenshotId), {
    expiresInSeconds: linkSeconds,
    disposition: `inline; filename="screenshot.${filePurposes.feedback_screenshot.extension}"`,
  });
}
