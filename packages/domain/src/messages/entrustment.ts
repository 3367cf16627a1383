import { minRatingsForSpread } from "../logbook/entrustment/curve.ts";
import type { CaseComplexity, EntrustmentSide } from "../logbook/entrustment/rating.ts";
import { type EntrustmentScaleKey, entrustmentScales } from "../logbook/entrustment/scales.ts";

const complexities: Readonly<Record<CaseComplexity, string>> = {
  easiest: "Easiest third",
  average: "Average",
  hardest: "Hardest third",
};

/** The texts of ratings of independence, and of roles on which trainee and attending differ. */
export const entrustmentTexts = {
  title: "Independence",
  question: {
    trainee: "How independent were you?",
    attending: "How independent was the trainee?",
  } satisfies Record<EntrustmentSide, string>,
  optional: "Optional. It is saved when you choose.",
  /** Shown to the person who rates second, who sees the other's rating afterwards. */
  final: {
    trainee: "Optional. Save it to see your attending's rating; you cannot change it afterwards.",
    attending: "Optional. Save it to see the trainee's rating; you cannot change it afterwards.",
  } satisfies Record<EntrustmentSide, string>,
  save: "Save rating",
  complexity: "How hard was the case, compared with others of its kind?",
  complexities,
  comment: "A sentence",
  addComment: "Add a sentence",
  saveComment: "Save sentence",
  saved: "Rating saved.",
  notSaved: "The rating was not saved. Please try again.",
  /** A level with its number and its name. */
  level: (scale: EntrustmentScaleKey, level: number): string =>
    `${level} ${entrustmentScales[scale].levels[level - 1]?.name ?? ""}`.trim(),
  source: (scale: EntrustmentScaleKey): string =>
    `${entrustmentScales[scale].name} scale: ${entrustmentScales[scale].source}.`,
  said: {
    own: "Your rating",
    trainee: "The trainee's rating",
    attending: "Your attending's rating",
  },
  hidden: {
    trainee: (until: string): string =>
      `Your attending has rated this case. You see it once you have rated yourself, or on ${until}.`,
    attending: "The trainee has rated this case. You see it once you have rated it.",
  },
  until: (moment: string): string =>
    `You can change it until the trainee has rated the case, at the latest until ${moment}.`,
  role: {
    question: "In which role did the trainee take part?",
    recorded: (role: string): string => `The record says ${role}.`,
    none: "no role",
    comment: "Why (optional)",
    save: "Save role",
    accept: (role: string): string => `Accept ${role}`,
    saved: "Role saved.",
    disputed: {
      trainee: (recorded: string, stated: string): string =>
        `You recorded ${recorded}, your attending says ${stated}.`,
      attending: (recorded: string, stated: string): string =>
        `The trainee recorded ${recorded}, you say ${stated}.`,
    } satisfies Record<EntrustmentSide, (recorded: string, stated: string) => string>,
    settle: {
      trainee: "Talk it over. Ask to reopen the record to change it, or your attending accepts yours.",
      attending: "Talk it over. The trainee changes the record, or you accept it as it is.",
    } satisfies Record<EntrustmentSide, string>,
    list: "Roles to settle",
    listHelp:
      "Cases in which record and attending name different roles. Nothing changes until one of you acts.",
  },
  handOver: {
    open: "Hand over to your attending",
    title: "For your attending",
    explanation:
      "Your attending scans this code with their own phone, or opens the link that you send them, and signs in there to confirm the case.",
    code: "Code that opens your cases for your attending",
    copy: "Copy link",
    copied: "Link copied.",
    notCopied: "The link was not copied. Please try again.",
  },
  curves: {
    title: "Independence by kind of procedure",
    explanation: `Each column is a case, the oldest first. With ${minRatingsForSpread} ratings of the attending or more, the band shows their middle half and their median.`,
    /** The levels of a scale with their numbers, which label the axis. */
    levels: (scale: EntrustmentScaleKey): string =>
      `${entrustmentScales[scale].name}: ${entrustmentScales[scale].levels.map(({ name }, index) => `${index + 1} ${name}`).join(", ")}.`,
    kind: (interventionType: string, organSystem: string): string => `${interventionType}, ${organSystem}`,
    more: (count: number): string => `Show all ${count} kinds`,
    attending: "Attending",
    self: "Trainee",
    count: (count: number): string => (count === 1 ? "1 rating" : `${count} ratings`),
    days: (first: string, last: string): string => (first === last ? first : `${first} to ${last}`),
    chart: (scale: EntrustmentScaleKey): string =>
      `Level on the ${entrustmentScales[scale].name} scale, the oldest case first`,
    spread: (low: string, middle: string, high: string): string =>
      `Attending: median ${middle}, middle half ${low} to ${high}`,
    table: (kind: string): string => `Ratings of ${kind}`,
    heads: ["Day", "Scale", "Level", "Rated by"] as const,
    simulator: "On the simulator",
    noRuns: "No attempts yet",
    simulated: (exercise: string, attempts: number, isProficient: boolean): string =>
      `${exercise}: ${attempts === 1 ? "1 attempt" : `${attempts} attempts`}, ${isProficient ? "proficient" : "not proficient yet"}`,
  },
} as const;
