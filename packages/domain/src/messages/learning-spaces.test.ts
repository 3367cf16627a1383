import { expect, test } from "vitest";
import { courseVoucherTexts } from "./course-vouchers.ts";
import { fileTexts } from "./files.ts";
import { learningSpaceTexts } from "./learning-spaces.ts";

test("the texts for no learning spaces and for no search results are as specified (5.027, M11)", () => {
  expect(learningSpaceTexts.none).toBe("No learning spaces available.");
  expect(learningSpaceTexts.noneMatch).toBe("No learning spaces were found");
});

test("the dialog title and the alert are as specified (5.026, 5.031)", () => {
  expect(learningSpaceTexts.edit).toBe("Edit Learning Space");
  expect(fileTexts.logoTooLarge).toBe("File size cannot be larger than 0.5 MB.");
});

test("an accepted course is shown with its group and its learning spaces (2.018)", () => {
  const { accepted } = courseVoucherTexts;
  expect(accepted("TEVAR", "IR Residents", ["Aorta", "Periphery"])).toBe(
    "You now have the course TEVAR in Aorta and Periphery, given by the group IR Residents.",
  );
  expect(accepted("TEVAR", "IR Residents", [])).toBe(
    "You now have the course TEVAR, given by the group IR Residents.",
  );
});
