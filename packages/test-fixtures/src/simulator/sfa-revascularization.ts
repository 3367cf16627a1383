import { count, group, number, share, time, yes } from "./measures.ts";
import type { ModulePlan } from "./module-plan.ts";

/** Stenosis and occlusion in the thigh. */
export const sfaRevascularization: ModulePlan = {
  code: "sfa-revascularization",
  measures: [
    time("up_and_over", "Time over the bifurcation", "Until the sheath lies in the other iliac artery.", 210),
    time(
      "crossing_time",
      "Time of crossing",
      "From the first touch of the lesion until the wire lies free beyond it.",
      190,
    ),
    share(
      "residual_stenosis",
      "Residual stenosis",
      "In the last run, in the view that shows most.",
      17,
      "more",
    ),
    share("lesion_coverage", "Lesion treated", "Share of its length that balloon or stent reached.", 100),
    number(
      "healthy_overlap",
      "Treated healthy wall",
      "mm",
      "Both sides together; 5 mm on each is enough.",
      11,
    ),
    number(
      "balloon_ratio",
      "Balloon to the vessel",
      "",
      "Diameter over the reference diameter.",
      1.0,
      "none",
    ),
    time(
      "inflation_time",
      "Time of inflation",
      "Longest one; two to three minutes leave fewer dissections.",
      150,
      "none",
    ),
    yes("flow_limiting_dissection", "Dissection that limits the flow", "In the last run.", false),
    yes("distal_embolus", "Embolus below the knee", "A vessel of the calf that was open is closed.", false),
    count("runoff_vessels", "Vessels of the calf at the end", "Open down to the ankle.", 2, "less"),
  ],
  groups: [
    group("Access", ["up_and_over"]),
    group(
      "Lesion",
      ["crossing_time", "residual_stenosis"],
      [
        group(
          "Balloon and stent",
          ["lesion_coverage", "healthy_overlap"],
          [group("Inflation", ["balloon_ratio", "inflation_time"], [], { isOpen: false })],
        ),
        group("What may go wrong", ["flow_limiting_dissection", "distal_embolus", "runoff_vessels"]),
      ],
    ),
  ],
  asked: {
    residual_stenosis: ["lessthan", 30],
    lesion_coverage: ["greaterequal", 100],
    flow_limiting_dissection: ["equal", false],
    distal_embolus: ["equal", false],
  },
  exercises: [
    { total: 1500, target: 300, fluoro: 600, dose: 30, contrast: 60, errors: 2 },
    {
      total: 2700,
      target: 360,
      fluoro: 1200,
      dose: 50,
      contrast: 80,
      errors: 3,
      measures: [
        yes("re_entry_near", "Re-entry within 2 cm", "Of where the artery is open again."),
        number("subintimal_length", "Way beneath the intima", "mm", "Of the wire, all attempts.", 118),
      ],
      groups: [group("Occlusion", ["re_entry_near", "subintimal_length"])],
      asked: { re_entry_near: ["equal", true] },
    },
    { total: 1800, target: 330, fluoro: 720, dose: 36, contrast: 65, errors: 2 },
    {
      total: 2400,
      target: 330,
      fluoro: 1020,
      dose: 44,
      contrast: 75,
      errors: 2,
      measures: [
        share("thrombus_removed", "Thrombus removed", "Of its volume, before anything was dilated.", 88),
      ],
      groups: [group("Thrombus", ["thrombus_removed"])],
      asked: { thrombus_removed: ["greaterequal", 75] },
    },
  ],
};
