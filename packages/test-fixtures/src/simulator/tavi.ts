import { count, grade, group, number, share, time, yes } from "./measures.ts";
import type { ModulePlan } from "./module-plan.ts";

/** Aortic valves through the femoral artery. */
export const tavi: ModulePlan = {
  code: "tavi",
  measures: [
    number(
      "implantation_depth",
      "Depth of implantation",
      "mm",
      "Below the non-coronary cusp: 3 mm, and less where the membranous septum is short.",
      3.2,
      "none",
    ),
    number("depth_error", "Error of the depth", "mm", "Between the planned and the reached depth.", 1.1),
    share("valve_oversizing", "Oversizing of the valve", "Over the perimeter of the annulus.", 15, "none"),
    yes(
      "coplanar_view",
      "Cusps in one line",
      "The gantry stands so that the three of them do, at deployment.",
    ),
    grade("paravalvular_leak", "Leak beside the valve", "In the last run over the root.", [
      "none",
      "trace",
      "mild",
      "moderate",
    ]),
    number("mean_gradient", "Mean gradient at the end", "mmHg", "Across the new valve.", 7),
    yes("coronaries_open", "Coronary arteries open", "Both fill in the last run."),
    yes("conduction_block", "New block", "Of the left bundle, or complete.", false),
    time("pacing_time", "Time of rapid pacing", "All runs together; the heart pays for it.", 21),
    count("recaptures", "Recaptures", "How often the valve was taken back.", 0),
    number("lv_wire_drift", "Drift of the wire in the ventricle", "mm", "While the valve crosses.", 7),
    time(
      "crossing_time",
      "Time of crossing the valve",
      "With the straight wire, through the old leaflets.",
      75,
    ),
  ],
  groups: [
    group(
      "Valve",
      ["mean_gradient", "paravalvular_leak"],
      [
        group(
          "Position",
          ["implantation_depth", "depth_error", "coplanar_view"],
          [group("Deployment", ["recaptures", "pacing_time", "valve_oversizing"])],
        ),
        group("What lies beside it", ["coronaries_open", "conduction_block"]),
      ],
    ),
    group("Left ventricle", ["crossing_time", "lv_wire_drift"]),
  ],
  asked: {
    depth_error: ["lessequal", 2],
    coplanar_view: ["equal", true],
    coronaries_open: ["equal", true],
    pacing_time: ["lessequal", 30],
    mean_gradient: ["lessthan", 10],
  },
  exercises: [
    { total: 2400, target: 300, fluoro: 840, dose: 65, contrast: 90, errors: 2 },
    { total: 2700, target: 360, fluoro: 960, dose: 75, contrast: 100, errors: 2 },
    {
      total: 2700,
      target: 330,
      fluoro: 960,
      dose: 70,
      contrast: 95,
      errors: 2,
      asked: { mean_gradient: ["lessthan", 15], depth_error: ["lessequal", 1.5] },
    },
    {
      name: "Horizontal aorta",
      description: "The annulus stands at 65 degrees: the valve leans, and the wire has to hold it.",
      total: 2700,
      target: 420,
      fluoro: 1020,
      dose: 78,
      contrast: 95,
      errors: 2,
    },
  ],
};
