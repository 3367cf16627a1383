import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

const file = (name: string, size: number) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.alloc(size),
});

test("a chosen file is shown with its size, and can be removed", () =>
  withStory("filefield--empty", async (page) => {
    await page.getByLabel("Map").setInputFiles(file("delta.pdf", 1_230_000));
    await page.getByText("1.2 MB").waitFor();
    await page.getByRole("button", { name: "Remove delta.pdf" }).click();
    await expect
      .poll(() => page.getByLabel("Map").evaluate((element) => element === document.activeElement))
      .toBe(true);
  }));

test("a file that is too large is reported at once", () =>
  withStory("filefield--empty", async (page) => {
    await page.getByLabel("Map").setInputFiles(file("delta.pdf", 2_500_000));
    await page.getByText("Choose a file of at most 2 MB; this one has 2.5 MB").waitFor();
  }));
