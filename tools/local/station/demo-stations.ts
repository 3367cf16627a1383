import { installedRelease, type ReleasedVersion, simulatorModules } from "@cathedra/test-fixtures";
import type { Licence, Software, Unpacked } from "./state.ts";

const gb = 1_000_000_000;
const dayMs = 86_400_000;

/** The differences between the stations of the demo world. */
type Kind = {
  readonly pin: string;
  readonly clientVersion: string;
  readonly modules: readonly string[];
  readonly software: readonly Software[];
  readonly disk: { readonly totalGb: number; readonly freeGb: number };
  /**
   * The number of days from now on which the licence of each module ends; a missing module has no end, and null means no licence.
   */
  readonly licences: Readonly<Record<string, number | null>>;
  readonly computer: Readonly<Record<string, string>>;
};

const workbench = (version: ReleasedVersion<"workbench">) => installedRelease("workbench", version);
const engine = (version: ReleasedVersion<"physics-engine">) => installedRelease("physics-engine", version);
const haptics = (version: ReleasedVersion<"haptics-driver">) => installedRelease("haptics-driver", version);

const newest = simulatorModules.filter(({ isNewest }) => isNewest);
const all = newest.map(({ code }) => code);

const kinds: Readonly<Record<string, Kind>> = {
  NGT4K21: {
    pin: "4821",
    clientVersion: "2.3.0",
    modules: all,
    software: [workbench("4.2.0"), engine("3.1.2"), haptics("1.8.0")],
    disk: { totalGb: 960, freeGb: 412 },
    // The licences have all states of which a person is told: valid, expiring soon, expired, and missing.
    licences: { evar: 21, tevar: -12, "uterine-embolization": null },
    computer: {
      manufacturer: "Dell Inc.",
      model: "Precision 5860 Tower",
      biosVersion: "2.14.1",
      biosDate: "2026-03-18",
      gpu: "NVIDIA RTX 4500 Ada Generation",
      gpuDriver: "582.16",
      hostName: "ngt-skills-1",
      operatingSystem: "Windows 11 IoT Enterprise LTSC 24H2",
      processor: "Intel Xeon w5-2455X",
    },
  },
  NGT7P03: {
    pin: "9034",
    clientVersion: "2.1.4",
    modules: ["coronary-intervention", "tavi", "carotid-stenting"],
    software: [workbench("3.9.4"), engine("2.7.0"), haptics("1.5.1")],
    disk: { totalGb: 480, freeGb: 9 },
    licences: { tavi: 5 },
    computer: {
      manufacturer: "Dell Inc.",
      model: "Precision 3640 Tower",
      biosVersion: "1.30.0",
      biosDate: "2023-11-02",
      gpu: "NVIDIA RTX A2000",
      gpuDriver: "528.49",
      hostName: "ngt-angio-trainer",
      operatingSystem: "Windows 10 IoT Enterprise LTSC 21H2",
      processor: "Intel Xeon W-1290P",
    },
  },
  LKS2M88: {
    pin: "2288",
    clientVersion: "2.3.0",
    modules: ["evar", "tevar", "sfa-revascularization", "below-the-knee", "carotid-stenting"],
    software: [workbench("4.2.0"), engine("3.1.2"), haptics("1.5.1")],
    disk: { totalGb: 960, freeGb: 655 },
    licences: {},
    computer: {
      manufacturer: "HP Inc.",
      model: "Z4 G5 Workstation",
      biosVersion: "U61 01.05.14",
      biosDate: "2026-01-27",
      gpu: "NVIDIA RTX 4000 Ada Generation",
      gpuDriver: "582.16",
      hostName: "lks-endo-lab",
      operatingSystem: "Windows 11 IoT Enterprise LTSC 24H2",
      processor: "Intel Xeon w3-2435",
    },
  },
};

/** The travelling station in its last reported state. */
export const lostStation = {
  serviceTag: "LKS9T50",
  clientVersion: "2.2.1",
  diskFreeBytes: 118 * gb,
  diskTotalBytes: 480 * gb,
  computer: {
    manufacturer: "Lenovo",
    model: "ThinkPad P16 Gen 2",
    biosVersion: "N3TET48W 1.32",
    biosDate: "2025-06-10",
    gpu: "NVIDIA RTX 3500 Ada Laptop",
    gpuDriver: "571.59",
  },
  licences: [{ module: "evar", exercise: null, validUntil: null }],
  software: [workbench("3.9.4"), engine("2.7.0"), haptics("1.5.1")],
};

const plain: Kind = {
  pin: "1357",
  clientVersion: "2.3.0",
  modules: all,
  software: [workbench("4.2.0")],
  disk: { totalGb: 500, freeGb: 250 },
  licences: {},
  computer: { manufacturer: "Example", model: "Workstation" },
};

/** The state of a newly unpacked station; one without a plan has everything. */
export function getUnpacked(serviceTag: string, now: number): Unpacked {
  const kind = kinds[serviceTag] ?? plain;
  const { disk, modules } = kind;
  const licences = modules.flatMap((module): readonly Licence[] => {
    const days = kind.licences[module];
    if (days === null) return [];
    const validUntil = days === undefined ? null : new Date(now + days * dayMs).toISOString().slice(0, 10);
    return [{ module, validUntil }];
  });
  return {
    serviceTag,
    pin: kind.pin,
    clientVersion: kind.clientVersion,
    computer: kind.computer,
    software: [...kind.software],
    packages: newest
      .filter(({ code }) => modules.includes(code))
      .map(({ code, version, name, exercises }) => ({
        code,
        version,
        name,
        exercises: exercises.map((exercise) => ({ code: exercise.code, name: exercise.name })),
      })),
    licences: [...licences],
    disk: { totalBytes: disk.totalGb * gb, otherBytes: (disk.totalGb - disk.freeGb) * gb },
  };
}
