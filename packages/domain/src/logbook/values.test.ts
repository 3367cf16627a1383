import { expect, test } from "vitest";
import * as values from "./values.ts";

test("the wire has exactly these choices (7.018, 7.019, 7.021-7.025, X72, X73, X77)", () => {
  expect(values.modalities).toEqual(["NoImaging", "CT", "Fluoroscopy", "MRI", "Ultrasound"]);
  expect(values.sexes).toEqual(["Male", "Female", "Other"]);
  expect(values.settings).toEqual(["Unknown", "Ambulatory", "Inpatient", "Outpatient", "Clinic"]);
  expect(values.platelets).toEqual(["<50", "51-75", "76-100", ">100", "Unknown"]);
  expect(values.inrs).toEqual(["<1.3", "1.3-1.4", "1.5-1.7", "1.8-2.0", ">2.0", "Unknown"]);
  expect(values.inrReversals).toEqual(["None", "FFP", "Cryo", "VitaminK"]);
  expect(values.dictatedValues).toEqual(["No", "Not_Applicable", "Pending", "Yes"]);
  expect(values.sedations).toEqual(["None", "Local", "Moderate (Conscious)", "MAC", "General"]);
  expect(values.adverseEvents).toEqual(["NONE", "A", "B", "C", "D", "E", "F"]);
});
