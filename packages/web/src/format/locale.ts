/** The first language of the browser that `Intl` accepts; it throws on tags such as `en-US@posix`, which some browsers report. */
export function chooseLocale(languages: readonly string[]): string {
  return languages.find(isUnderstood) ?? "en-GB";
}

/** The language that the browser is set to. */
export function browserLocale(): string {
  return chooseLocale([navigator.language, ...navigator.languages]);
}

function isUnderstood(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
