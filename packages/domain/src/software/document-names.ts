/** The kinds of documents of a release, as they are named on the wire (11.019, X91), in the order in which they are shown. */
export const documentKinds = [
  "manual",
  "stepByStep",
  "releaseNotes",
  "clinicalDeviceList",
  "caseBook",
] as const;
export type DocumentKind = (typeof documentKinds)[number];

export function isDocumentKind(text: unknown): text is DocumentKind {
  return documentKinds.some((kind) => kind === text);
}

/** What a package of a release may be, by its name, and how large. */
export const packageMaxBytes = 20 * 1024 ** 3;
export const documentMaxBytes = 100 * 1024 ** 2;

/** What a package is by its name: an archive, or what installs itself. */
export function isPackageName(name: string): boolean {
  return /\.(zip|tar\.gz|deb|msi|exe)$/i.test(name);
}

export function isDocumentName(name: string): boolean {
  return /\.pdf$/i.test(name);
}
