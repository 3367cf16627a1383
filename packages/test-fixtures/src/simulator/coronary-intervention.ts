import { count, grade, group, number, share, time, yes } from "./measures.ts";
import type { ModulePlan } from "./module-plan.ts";

/** Angioplasty and stents in coronary arteries. */
export const coronaryIntervention: ModulePlan = {
  code: "coronary-intervention",
  measures: [
    time("ostium_engaged", "Time to the ostium", "Until the guide sits coaxially in it.", 85),
    count("pressure_damped", "Damped pressure", "How often the guide stopped the flow into its artery.", 0),
    time("wire_crossing", "Time of wiring", "From the ostium until the wire lies in the distal third.", 95),
    share("lesion_coverage", "Lesion covered", "Share of the plaque's length under the stent.", 100),
    number(
      "geographic_miss",
      "Geographic miss",
      "mm",
      "Dilated wall that no stent covers, both sides together.",
      0.8,
    ),
    number(
      "stent_ratio",
      "Stent to the vessel",
      "",
      "Diameter of the stent over the reference diameter.",
      1.08,
      "none",
    ),
    share("stent_expansion", "Expansion of the stent", "Least area in it over the mean reference area.", 92),
    yes(
      "malapposition",
      "Struts away from the wall",
      "More than 0.4 mm, over more than a millimetre.",
      false,
    ),
    number(
      "postdilation_pressure",
      "Pressure of postdilation",
      "atm",
      "With a balloon that does not grow.",
      18,
      "none",
    ),
    share("residual_stenosis", "Residual stenosis", "In the view that shows most.", 6, "more"),
    grade("timi", "Flow at the end (TIMI)", "3 as fast as in the other arteries.", ["3", "2", "1"]),
    yes("edge_dissection", "Dissection at an edge", "Type B or worse, left as it was.", false),
    time("ischaemia_time", "Time with the balloon up", "All inflations together.", 70),
  ],
  groups: [
    group("Guide and wire", ["ostium_engaged", "pressure_damped", "wire_crossing"]),
    group(
      "Stent",
      ["residual_stenosis", "timi"],
      [
        group("Position", ["lesion_coverage", "geographic_miss"]),
        group(
          "Expansion",
          ["stent_ratio", "stent_expansion", "malapposition"],
          [group("Balloons", ["postdilation_pressure", "ischaemia_time"], [], { isOpen: false })],
        ),
        group("Complications", ["edge_dissection"]),
      ],
    ),
  ],
  asked: {
    lesion_coverage: ["greaterequal", 100],
    stent_expansion: ["greaterequal", 80],
    residual_stenosis: ["lessthan", 20],
    edge_dissection: ["equal", false],
  },
  exercises: [
    { total: 1500, target: 240, fluoro: 540, dose: 40, contrast: 110, errors: 2 },
    {
      total: 2100,
      target: 270,
      fluoro: 840,
      dose: 55,
      contrast: 140,
      errors: 2,
      measures: [
        yes("side_branch_wired", "Side branch wired first", "Before the main vessel was stented."),
        share(
          "side_branch_stenosis",
          "Stenosis of the side branch",
          "At its ostium in the last run.",
          28,
          "more",
        ),
        yes(
          "proximal_optimisation",
          "Proximal part dilated to its size",
          "So that the next wire finds its way.",
        ),
      ],
      groups: [group("Bifurcation", ["side_branch_wired", "side_branch_stenosis", "proximal_optimisation"])],
      asked: { side_branch_wired: ["equal", true], side_branch_stenosis: ["lessthan", 50] },
    },
    {
      total: 1500,
      target: 210,
      fluoro: 600,
      dose: 45,
      contrast: 120,
      errors: 2,
      measures: [
        time("wire_to_flow", "Start to first flow", "Until the artery is open, however narrow.", 430),
      ],
      groups: [group("Infarction", ["wire_to_flow"])],
      asked: { wire_to_flow: ["lessequal", 600] },
    },
    { total: 2400, target: 270, fluoro: 960, dose: 65, contrast: 130, errors: 2 },
  ],
};
