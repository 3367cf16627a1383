import { fieldError, softwareReleaseTexts as texts } from "@cathedra/domain/messages";
import { isSoftwareCode, releaseVersion } from "@cathedra/domain/software";
import type { FieldTexts } from "../../../features/entity-form/save-refusal.ts";

type Given = { readonly softwareName: string; readonly softwareCode: string; readonly version: string };

/** The errors of a new release by field, before it is sent. */
export function wrongRelease({ softwareName, softwareCode, version }: Given): FieldTexts {
  return {
    ...(softwareName.trim() === "" && { softwareName: fieldError("softwareName", "REQUIRED").message }),
    ...(!isSoftwareCode(softwareCode) && { softwareCode: texts.fields.softwareCodeHint }),
    ...(releaseVersion(version) === undefined && {
      version: fieldError("version", "NOT_A_RELEASE_VERSION").message,
    }),
  };
}

/** The code that a name suggests: `VIST Suite` is `vist-suite`. */
export function codeOfName(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 60);
}
