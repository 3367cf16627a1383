import type { DocumentKind } from "@cathedra/domain/software";
import type { StationSoftwareCode, stationSoftware } from "@cathedra/test-fixtures";
import { type Chapter, chapters } from "./document.ts";

type Version = { readonly version: string; readonly daysAgo: number; readonly news: readonly string[] };

/** All versions of a software, in their order. */
type Releases<Versions extends readonly string[]> = {
  readonly [At in keyof Versions]: Version & { readonly version: Versions[At] };
};

type DemoSoftware = {
  readonly [Code in StationSoftwareCode]: {
    readonly code: Code;
    readonly name: (typeof stationSoftware)[Code]["name"];
    readonly what: string;
    readonly kinds: readonly DocumentKind[];
    readonly versions: Releases<(typeof stationSoftware)[Code]["versions"]>;
  };
}[StationSoftwareCode];

/** The installed software of the demo world's stations, and the newer releases. */
export const demoSoftware: readonly DemoSoftware[] = [
  {
    code: "workbench",
    name: "Simulator Workbench",
    what: "the station's own programme: cases, licences, results",
    kinds: ["manual", "stepByStep", "releaseNotes", "caseBook"],
    versions: [
      {
        version: "3.9.4",
        daysAgo: 210,
        news: ["Cases open twice as fast.", "The pin is shown on the start screen."],
      },
      { version: "4.2.0", daysAgo: 64, news: ["Personal cases can be paused.", "A new list of licences."] },
      {
        version: "4.3.0",
        daysAgo: 2,
        news: [
          "Sign in on the station by a code that your phone reads.",
          "A case that was begun is found again after a lost connection.",
          "The report of a run opens while its recording is still being sent.",
        ],
      },
    ],
  },
  {
    code: "physics-engine",
    name: "Physics Engine",
    what: "vessels, flow, wires and catheters",
    kinds: ["releaseNotes", "clinicalDeviceList"],
    versions: [
      { version: "2.7.0", daysAgo: 190, news: ["Coils pack as they do in the vessel."] },
      {
        version: "3.1.2",
        daysAgo: 58,
        news: ["Microcatheters with a 0.021 inch lumen.", "Contrast washes out with the flow."],
      },
      {
        version: "3.2.0",
        daysAgo: 0,
        news: ["Braided stents open cell by cell.", "Vasospasm follows the wire."],
      },
    ],
  },
  {
    code: "haptics-driver",
    name: "Haptics Driver",
    what: "what the hand feels of wire, catheter and balloon",
    kinds: ["releaseNotes", "stepByStep"],
    versions: [
      { version: "1.5.1", daysAgo: 230, news: ["Quieter motors."] },
      { version: "1.8.0", daysAgo: 40, news: ["Calibrates itself after a change of the instrument."] },
      { version: "1.8.1", daysAgo: 1, news: ["Resistance of a closed valve is felt at once."] },
    ],
  },
];

/** The chapters of a release's document. */
export function getChapters(
  { name, what }: DemoSoftware,
  { version, news }: Version,
  kind: DocumentKind,
): readonly Chapter[] {
  const about = `${name} is ${what}.`;
  const contents: Readonly<Record<DocumentKind, readonly Chapter[]>> = {
    releaseNotes: [
      { title: `New in ${version}`, lines: news.map((line) => `- ${line}`) },
      ...chapters(`
      Before you install
        Finish running exercises.
        The station starts anew, which takes some five minutes.`),
    ],
    manual: chapters(`
      What it is
        ${about}
        This manual is for those who look after a station.
      Start and stop
        Switch on the station, then the screen.
        Shut down from the start screen; never at the plug.
      Licences
        A licence is for a module, or for one exercise of it.
        Thirty days before its end the station says so.
      When something is wrong
        Note what the screen says.
        Send the logs from the administration of the portal.`),
    stepByStep: chapters(`
      Prepare
        1. Close all cases.
        2. Check that 20 GB of the disk are free.
        3. Keep the station switched on.
      Install
        1. Open System, Updates on the station.
        2. Download.
        3. When it is ready, install.
        4. Wait until the station has started anew.
      Check
        Open System, About: the new version is in the list.`),
    clinicalDeviceList: chapters(`
      Guidewires
        0.035 inch, J tip, 180 cm
        0.018 inch, angled, 300 cm
        0.014 inch, soft, 190 cm
      Catheters and stents
        5F pigtail
        4F vertebral
        2.7F microcatheter
        Self-expanding stent, 6 to 10 mm`),
    caseBook: chapters(`
      Case 1: infrarenal aneurysm
        Seventy-two years, 58 mm, neck of 18 mm.
        Plan the landing zones before the first wire.
      Case 2: carotid stenosis
        Sixty-five years, 80 per cent, symptomatic.
        Cross the lesion under protection.`),
  };
  return contents[kind];
}
