/**
 * The published scales on which an attending says how independent a trainee was. The anchors are shortened and were not compared
 * with the papers: compare them before an institution uses a scale for decisions. The values are stored and part of the contract:
 * a level is a position on its scale, starting at 1, where a higher level is more independence.
 */
export const entrustmentScaleKeys = ["zwisch", "oScore"] as const;
export type EntrustmentScaleKey = (typeof entrustmentScaleKeys)[number];

export type EntrustmentLevel = {
  readonly name: string;
  /** What the level means, in fewer words than the publication. */
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
    source: "DaRosa et al., J Surg Educ 2013;70:24–30, with the level names of SIMPL",
    levels: [
      { name: "Show and Tell", anchor: "Attending does the key portions and narrates the case." },
      { name: "Active Help", anchor: "Attending leads the resident through the key portions." },
      { name: "Passive Help", anchor: "Attending follows the lead of the resident and coaches refinement." },
      { name: "Supervision Only", anchor: "Attending gives no unsolicited advice and monitors safety." },
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
        anchor: "Demonstrates some independence, but requires intermittent direction.",
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
