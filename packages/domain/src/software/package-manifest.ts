/** The signed manifest of a package: which bytes belong to which release. */
export type PackageManifest = {
  readonly softwareCode: string;
  readonly version: string;
  readonly size: number;
  /** The digest of the package in lower-case hexadecimal digits. */
  readonly sha256: string;
  /** The file name of the package. */
  readonly name: string;
};

/** The signed text, one value a line. The name comes last: no other value can have a line break, so nothing reads in two ways. */
export function packageManifestText({ softwareCode, version, size, sha256, name }: PackageManifest): string {
  return ["cathedra-package-v1", softwareCode, version, String(size), sha256, name].join("\n");
}
