import { cast, expect, signIn, test, visit } from "./support/journey.ts";

test("Tomás opens a course, completes a unit on the platform, sees the new progress and resets it (1.025, 1.034, 5.003, 5.012, 5.013, 5.023, X51)", async ({
  page,
}) => {
  await signIn(page, cast.tomas, "/");
  const spaces = page.getByRole("region", { name: "Learning Spaces" });
  await spaces.getByRole("link", { name: "View All" }).click();
  await expect(page).toHaveURL("/learning-spaces");
  // The name in the address is for people; the number alone identifies the course.
  await page.getByRole("link", { name: "Endovascular Aorta" }).click();
  await expect(page).toHaveURL("/learning-spaces/1/Endovascular%20Aorta");
  await visit(page, "/learning-spaces/Endovascular%20Aorta");
  await expect(page).toHaveURL("/learning-spaces/1/Endovascular%20Aorta");
  await page.getByRole("link", { name: "TEVAR for type B dissection" }).click();

  const main = page.getByRole("main");
  const curriculum = main.getByRole("region", { name: "Curriculum" });
  await expect(curriculum.getByRole("row")).not.toHaveCount(1);
  const start = main.getByRole("button", { name: /^(Start|Continue)$/ });
  await start.click();
  // The platform's player opens at once, without a second sign-in.
  await page.getByRole("button", { name: "Next" }).first().click();
  await page.getByRole("link", { name: "Back to Cathedra" }).first().click();

  await expect(main.getByRole("button", { name: "Continue" })).toBeVisible();
  await expect(curriculum.getByText("Pass").first()).toBeVisible();
  await expect(main.getByRole("progressbar", { name: "Progress" })).not.toHaveAttribute("aria-valuenow", "0");

  await main.getByRole("button", { name: "Reset" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Reset" }).click();
  await expect(main.getByRole("button", { name: "Start" })).toBeFocused();
  await expect(question).toHaveCount(0);
  await expect(curriculum.getByText("Pass")).toHaveCount(0);
  await expect(main.getByRole("button", { name: "Start" })).toBeVisible();
});
