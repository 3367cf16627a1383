/** What the signature of a package says: which bytes are the package of which release. */
export type PackageManifest = {
  readonly softwareCode: string;
  readonly version: string;
  readonly size: number;
  /** In small hexadecimal digits. */
  readonly sha256: string;
  /** What its file is called. */
  readonly name: string;
};

/** The signed text, one value a line. The name comes last: no other value can have a line break, so nothing reads in two ways. */
export function packageManifestText({ softwareCode, version, size, sha256, name }: PackageManifest): string {
  return ["cathedra-package-v1", softwareCode, version, String(size), sha256, name].join("\n");
}
