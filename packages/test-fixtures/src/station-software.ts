/** The software of the demo world's stations: its names, and the released versions, oldest first. */
export const stationSoftware = {
  workbench: { name: "Simulator Workbench", versions: ["3.9.4", "4.2.0", "4.3.0"] },
  "physics-engine": { name: "Physics Engine", versions: ["2.7.0", "3.1.2", "3.2.0"] },
  "haptics-driver": { name: "Haptics Driver", versions: ["1.5.1", "1.8.0", "1.8.1"] },
} as const;

export type StationSoftwareCode = keyof typeof stationSoftware;

/** A released version of the software. */
export type ReleasedVersion<Code extends StationSoftwareCode> =
  (typeof stationSoftware)[Code]["versions"][number];

/** The report of a station with an installed release. */
export function installedRelease<Code extends StationSoftwareCode>(
  code: Code,
  version: ReleasedVersion<Code>,
): { readonly code: Code; readonly name: string; readonly version: string } {
  return { code, name: stationSoftware[code].name, version };
}
