/** A news article of the demo, written for it: institutions and people are invented. */
export type DemoArticle = {
  readonly slug: string;
  /** The title as the feed has it, with HTML. */
  readonly title: string;
  readonly daysAgo: number;
  readonly text: string;
  /** The way in which the feed refers to the article's image. */
  readonly picture: "enclosure" | "media" | "thumbnail" | "text" | "none";
};

export const demoArticles: readonly DemoArticle[] = [
  {
    slug: "radial-access-module",
    title: "New module: transradial access, from first puncture to closure",
    daysAgo: 1,
    text: "Twelve short cases take residents from the palpation of the radial artery to patent haemostasis. Each case ends with the three measures that supervisors ask about most: number of punctures, fluoroscopy time and contrast volume.",
    picture: "media",
  },
  {
    slug: "dose-month",
    title: "November is dose month: collimate, step back, <em>look at the display</em>",
    daysAgo: 4,
    text: "For four weeks every debriefing at the simulator begins with the dose report. Last year the median dose area product of the participating programmes fell by a fifth, and stayed there.",
    picture: "enclosure",
  },
  {
    slug: "stroke-team-training",
    title: "Thrombectomy as a team: what six hospitals changed after a night of drills",
    daysAgo: 9,
    text: "Door-to-puncture times improved most where the anaesthesia nurse was in the room from the start. The scenario and its checklist can be used by every centre with a simulator.",
    picture: "text",
  },
  {
    slug: "logbook-numbers",
    title: "What a first-year logbook looks like: 150 procedures, read side by side",
    daysAgo: 13,
    text: "Vascular access leads, drainages follow, and the first arterial cases appear in month five. Programme directors discuss what the numbers can and cannot say.",
    picture: "media",
  },
  {
    slug: "embolisation-course",
    title: "Embolisation week returns to Lakeside in February",
    daysAgo: 20,
    text: "Coils, plugs, particles and glue: four days in pairs at the simulator, one day in the angiography suite. Registration opens on the first of December.",
    picture: "thumbnail",
  },
  {
    slug: "ultrasound-first",
    title: "Ultrasound first: a year without blind punctures &amp; what it took",
    daysAgo: 31,
    text: "A department of fourteen writes about probes within reach, a shared phantom in the corridor and a rule that everybody may remind everybody of.",
    picture: "media",
  },
  {
    slug: "feedback-after-cases",
    title: "Three sentences after every case: feedback that residents remember",
    daysAgo: 46,
    text: "What went well, what to try next time, what I would do again. A small study at two training sites suggests that the third sentence is the one that stays.",
    picture: "none",
  },
  {
    slug: "aneurysm-cases",
    title: "Eight new EVAR anatomies in the case library",
    daysAgo: 63,
    text: "Short necks, angulated necks and one narrow bifurcation. All eight come with measurements to plan from, and with the plan that the authors chose.",
    picture: "enclosure",
  },
];
