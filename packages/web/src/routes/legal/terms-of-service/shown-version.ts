import { type TermsVersion, termsVersions } from "@cathedra/domain/legal";

/** The version whose text is shown: the one that the address names, or the newest. */
export function shownVersion(
  named: string | null,
  versions: readonly TermsVersion[] = termsVersions,
): TermsVersion | undefined {
  return versions.find(({ version }) => version === named) ?? versions.at(-1);
}

/** Whether a part that was added with version `since` belongs to version `shown`. */
export function isPartOfVersion(
  shown: TermsVersion | undefined,
  since: string,
  versions: readonly TermsVersion[] = termsVersions,
): boolean {
  const getPlace = (of: string | undefined) => versions.findIndex(({ version }) => version === of);
  return getPlace(shown?.version) >= getPlace(since);
}
