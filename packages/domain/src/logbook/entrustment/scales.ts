/**
 * The published scales on which an attending says how independent a trainee was.
 *
 * - Zwisch: DaRosa et al. (2013), with the names and the attending's behaviours of the "Zwisch Rating Scale with anchoring
 *   behaviors" that SIMPL publishes (simpl.org); the paper itself names levels 2 to 4 Smart Help, Dumb Help and No Help. The
 *   first line of each level decides; SIMPL lists further behaviours.
 * - O-SCORE: Gofton et al. (2012), in the wording of table V of PMC9119638, which reproduces the scale.
 *
 * Both were compared with those tables on 2026-11-28; the papers themselves were not at hand. The keys are stored and part of the
 * contract. A level is a position on its scale, starting at 1, where a higher level is more independence.
 */
export const entrustmentScaleKeys = ["zwisch", "oScore"] as const;
export type EntrustmentScaleKey = (typeof entrustmentScaleKeys)[number];

export type EntrustmentLevel = {
  readonly name: string;
  /** The meaning of the level, in the words of the publication. */
  readonly anchor: string;
};

export type EntrustmentScale = {
  readonly name: string;
  readonly source: string;
  readonly levels: readonly EntrustmentLevel[];
};

export const entrustmentScales: Readonly<Record<EntrustmentScaleKey, EntrustmentScale>> = {
  zwisch: {
    name: "Zwisch",
    source: "DaRosa et al., J Surg Educ 2013;70:24–30, as published by SIMPL",
    levels: [
      {
        name: "Show & Tell",
        anchor:
          "Attending does more than half of the critical portions as the surgeon and narrates the case.",
      },
      {
        name: "Active Help",
        anchor: "Attending leads the resident (active assist) for more than half of the critical portions.",
      },
      {
        name: "Passive Help",
        anchor:
          "Attending follows the lead of the resident (passive assist) for more than half of the critical portions.",
      },
      {
        name: "Supervision Only",
        anchor:
          "Attending gives no unsolicited advice for more than half of the critical portions and monitors progress and patient safety.",
      },
    ],
  },
  oScore: {
    name: "O-SCORE",
    source: "Gofton et al., Acad Med 2012;87:1401–1407",
    levels: [
      {
        name: "I had to do",
        anchor: "Requires complete hands-on guidance, did not do, or was not given the opportunity to do.",
      },
      {
        name: "I had to talk them through",
        anchor: "Able to perform tasks but requires constant direction.",
      },
      {
        name: "I had to prompt them from time to time",
        anchor: "Demonstrates some independence but requires intermittent direction.",
      },
      {
        name: "I needed to be in the room just in case",
        anchor: "Independence but unaware of risks and still requires supervision for safe practice.",
      },
      {
        name: "I did not need to be there",
        anchor: "Complete independence, understands risks and performs safely, practice ready.",
      },
    ],
  },
};
