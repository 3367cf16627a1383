/** A course that someone of the demo world has taken up. */
export type Studied = {
  /** The person's e-mail address. */
  readonly who: string;
  readonly code: string;
  /** The number of completed units, not counting headings. */
  readonly done: number | "all";
  /** The score in the test of the course, in percent. */
  readonly score: number;
  /** When the course was begun, in days before today. */
  readonly begun: number;
  readonly last: number;
  /** The total time of learning in minutes. */
  readonly minutes: number;
};

type Line = readonly [
  code: string,
  done: number | "all",
  begun: number,
  last: number,
  minutes: number,
  score?: number,
];

const northgate: Readonly<Record<string, readonly Line[]>> = {
  "maya.lindqvist": [
    ["EVA-401", "all", 40, 33, 41, 100],
    ["EVA-201", "all", 26, 20, 37, 80],
    ["PER-601", "all", 12, 6, 22, 60],
    ["EVA-101", 4, 9, 1, 34],
    ["EVA-501", 0, 3, 3, 0],
  ],
  "tomas.herrera": [
    ["EVA-101", "all", 44, 30, 96, 80],
    ["EVA-301", "all", 28, 25, 44, 100],
    ["PER-101", 3, 14, 4, 29],
    ["NEU-101", 2, 8, 2, 17],
    ["EVA-601", 0, 2, 2, 0],
  ],
  "priya.raman": [
    ["EVA-101", "all", 80, 71, 64, 100],
    ["EVA-401", "all", 60, 60, 19, 100],
  ],
  "nils.falk": [
    ["NEU-101", 5, 16, 2, 58],
    ["NEU-201", 0, 5, 5, 0],
  ],
  "marta.kowalska": [["EVA-101", "all", 90, 77, 71, 100]],
  "idris.bello": [
    ["EVA-101", "all", 38, 21, 102, 100],
    ["EVA-301", "all", 20, 12, 39, 80],
    ["PER-501", 2, 7, 1, 15],
  ],
  "sofia.marchetti": [
    ["EVA-101", 6, 24, 3, 55],
    ["PER-401", "all", 18, 9, 31, 80],
  ],
  "noah.berg": [
    ["EVA-101", "all", 31, 11, 88, 60],
    ["EVA-601", 1, 10, 10, 6],
  ],
  "amara.diallo": [
    ["EVA-101", 2, 5, 4, 19],
    ["EVA-301", 0, 4, 4, 0],
    ["PER-501", "all", 22, 15, 40, 100],
  ],
  "henrik.dahl": [["EVA-101", 0, 1, 1, 0]],
  "clara.weiss": [["NEU-101", "all", 70, 66, 52, 100]],
  "jonas.richter": [
    ["NEU-101", "all", 35, 19, 83, 100],
    ["NEU-201", 2, 6, 1, 21],
  ],
  "leila.haddad": [
    ["NEU-101", "all", 33, 26, 77, 80],
    ["NEU-201", "all", 21, 13, 36, 60],
    ["NEU-301", 1, 3, 2, 9],
  ],
};

const lakeside: Readonly<Record<string, readonly Line[]>> = {
  "aiko.tanaka": [
    ["EVA-401", "all", 29, 27, 30, 80],
    ["EVA-101", 6, 15, 1, 63],
    ["PER-101", 2, 6, 5, 16],
  ],
  "lukas.brandt": [["PER-101", "all", 50, 47, 48, 100]],
  "owen.gallagher": [["PER-101", "all", 45, 41, 55, 80]],
  "yuki.sato": [
    ["PER-101", 5, 12, 2, 44],
    ["CAR-101", "all", 30, 17, 69, 80],
    ["PER-301", 0, 2, 2, 0],
  ],
};

const staff: Readonly<Record<string, readonly Line[]>> = {
  "sam.okafor": [
    ["NEU-101", "all", 19, 8, 61, 100],
    ["PER-101", "all", 17, 10, 49, 60],
    ["EVA-101", 3, 11, 2, 26],
    ["CAR-101", 0, 4, 4, 0],
  ],
};

/** The courses of each person, in the order in which they began them. */
export const studies: readonly Studied[] = [
  ...of("northgate", northgate),
  ...of("lakeside", lakeside),
  ...of("cathedra", staff),
];

function of(domain: string, linesByName: Readonly<Record<string, readonly Line[]>>): readonly Studied[] {
  return Object.entries(linesByName).flatMap(([name, lines]) =>
    lines.map(([code, done, begun, last, minutes, score = 0]) => ({
      who: `${name}@${domain}.example`,
      code,
      done,
      score,
      begun,
      last,
      minutes,
    })),
  );
}
