import { type Chapter, chapters } from "../software/document.ts";

type Manual = {
  readonly key: string;
  readonly title: string;
  readonly subtitle: string;
  readonly chapters: readonly Chapter[];
  readonly daysAgo: number;
};

const care: Chapter = {
  title: "Care",
  lines: [
    "Wipe with a damp cloth after each course; no alcohol on the screen.",
    "Have it looked at once a year by those who service it.",
  ],
};

/** The manuals of the devices in the training rooms. */
export const manuals: readonly Manual[] = [
  {
    key: "Manuals/Simulators/Simulator table, set up.pdf",
    title: "Simulator table",
    subtitle: "Set up and first start",
    daysAgo: 128,
    chapters: [
      ...chapters(`
      Set up
        Two people lift the table; it weighs 84 kg.
        Lock all four wheels before the first case.
        Leave 40 cm behind the table for the air.
      First start
        Connect power, then the network.
        The screen shows a pin: enter it in the portal.`),
      care,
    ],
  },
  {
    key: "Manuals/Simulators/Haptic unit, calibration.pdf",
    title: "Haptic unit",
    subtitle: "Calibration",
    daysAgo: 57,
    chapters: [
      ...chapters(`
      When
        After it was moved.
        When a wire is felt where there is no vessel wall.
      How
        1. Take all instruments out.
        2. Choose Calibrate on the start screen.
        3. Push the test wire in until it stops, and pull it out slowly.`),
      care,
    ],
  },
  {
    key: "Manuals/Instruments/Introducer sheaths and wires.pdf",
    title: "Introducer sheaths and wires",
    subtitle: "What fits the simulators",
    daysAgo: 24,
    chapters: chapters(`
      Sheaths
        5F to 8F, 11 cm
        12F to 20F, 33 cm, for endografts
      Wires
        0.035 inch, J tip, 180 cm
        0.018 inch, angled, 300 cm
        0.014 inch, soft, 190 cm`),
  },
];
