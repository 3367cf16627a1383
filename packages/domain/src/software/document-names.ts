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

/** The maximum size of a package. */
export const packageMaxBytes = 20 * 1024 ** 3;
export const documentMaxBytes = 100 * 1024 ** 2;

/** Whether the name is that of a package: an archive or an installer. */
export function isPackageName(name: string): boolean {
  return /\.(zip|tar\.gz|deb|msi|exe)$/i.test(name);
}

export function isDocumentName(name: string): boolean {
  return /\.pdf$/i.test(name);
}
