import { cast, expect, signIn, test } from "./support/journey.ts";

// Counted, not timed: how often the code of each kind of field runs.

test("A key in one field of the record form draws no other field anew", async ({ page }) => {
  await signIn(page, cast.maya, "/logbook/records/create");
  const indication = page.getByRole("textbox", { name: "Procedure indication" });
  await indication.fill("Growing sa");
  await expect(page.getByRole("button", { name: "Add participant" })).toBeVisible();
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  const profiler = await page.context().newCDPSession(page);
  await profiler.send("Profiler.enable");
  await profiler.send("Profiler.startPreciseCoverage", { callCount: true });
  const callsSoFar = async () => {
    const { result } = await profiler.send("Profiler.takePreciseCoverage");
    return (name: string) =>
      result
        .filter(({ url }) => url.includes(`/assets/${name}-`))
        .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0))
        .reduce((sum, count) => sum + count, 0);
  };
  await callsSoFar();

  await indication.press("c");
  await expect(indication).toHaveValue("Growing sac");
  const calls = await callsSoFar();
  expect(calls("TextArea")).toBeGreaterThan(0);
  for (const other of ["ComboBox", "Select"]) expect(calls(other), other).toBe(0);
});
