import { expect, test } from "vitest";
import { getValues } from "./field-labels.ts";
import * as values from "./values.ts";

test("the API has exactly the specified values (7.018, 7.019, 7.021-7.025, X72, X73, X77)", () => {
  expect(values.modalities).toEqual(["NoImaging", "CT", "Fluoroscopy", "MRI", "Ultrasound"]);
  expect(getValues("sex")).toEqual(["Male", "Female", "Other"]);
  expect(getValues("setting")).toEqual(["Unknown", "Ambulatory", "Inpatient", "Outpatient", "Clinic"]);
  expect(getValues("platelet")).toEqual(["<50", "51-75", "76-100", ">100", "Unknown"]);
  expect(getValues("inr")).toEqual(["<1.3", "1.3-1.4", "1.5-1.7", "1.8-2.0", ">2.0", "Unknown"]);
  expect(getValues("inrReversal")).toEqual(["None", "FFP", "Cryo", "VitaminK"]);
  expect(getValues("dictated")).toEqual(["No", "Not_Applicable", "Pending", "Yes"]);
  expect(getValues("sedation")).toEqual(["None", "Local", "Moderate (Conscious)", "MAC", "General"]);
  expect(getValues("modalityPrimary")).toEqual(values.modalities);
  expect(getValues("complications")).toEqual(values.adverseEvents);
  expect(values.adverseEvents).toEqual(["NONE", "A", "B", "C", "D", "E", "F"]);
});
