import { termsVersions } from "@cathedra/domain/legal";

/** What a version says otherwise than the one before; nothing where this page was built before that version. */
export function termsChangesOf(version: string): readonly string[] {
  return termsVersions.find((one) => one.version === version)?.changes ?? [];
}
