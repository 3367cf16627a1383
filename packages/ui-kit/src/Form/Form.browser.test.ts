import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

const hasFocus = (page: Page, role: "combobox" | "textbox" | "radio", name: string | RegExp) =>
  page.getByRole(role, { name }).evaluate((element) => element === document.activeElement);

test("a refused form lists its invalid fields in page order and focuses the first", () =>
  withStory("form--refused", async (page) => {
    const links = await page.getByRole("alert").getByRole("link").allTextContents();
    expect(links).toEqual(
      ["River", "Gauge", "Date", "Weather", "Method", "Read by"].map((name) => `${name}: Required`),
    );
    await expect.poll(() => hasFocus(page, "combobox", "River")).toBe(true);
  }));

test("a link of the summary focuses its field, for any kind of field", () =>
  withStory("form--refused", async (page) => {
    await page.getByRole("link", { name: "Read by: Required" }).click();
    expect(await hasFocus(page, "textbox", "Read by")).toBe(true);
    await page.getByRole("link", { name: "Weather: Required" }).click();
    expect(await hasFocus(page, "radio", "Dry")).toBe(true);
    await page.getByRole("link", { name: "Gauge: Required" }).click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Choose");
    await page.getByRole("link", { name: "Date: Required" }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("spinbutton");
  }));

test("the error describes the field", () =>
  withStory("form--refused", async (page) => {
    const field = page.getByRole("textbox", { name: "Read by" });
    const description = await field.evaluate((element) =>
      (element.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent)
        .join(" "),
    );
    expect(description).toBe("Required");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
  }));

test("a field's own error prevents the submit, together with the form's errors", () =>
  withStory("form--untouched", async (page) => {
    await page.getByRole("textbox", { name: "Level" }).fill("deep");
    await page.getByRole("button", { name: "Save reading" }).click();
    await page.getByRole("link", { name: "Level: Value should be a number" }).waitFor();
    expect(await page.getByRole("alert").getByRole("link").count()).toBe(7);
    expect(await page.locator("output").textContent()).toBe("");
  }));

test("a form filled in by keyboard is saved with its plain values", () =>
  withStory("form--untouched", async (page) => {
    await page.getByRole("combobox", { name: "River" }).focus();
    await page.keyboard.type("elb");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await page.getByRole("listbox").waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("spinbutton", { name: /day/ }).focus();
    await page.keyboard.type("12052026");
    await page.getByRole("radio", { name: "Dry" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("radio", { name: "By the staff" }).focus();
    await page.keyboard.press("Space");
    await page.getByRole("textbox", { name: "Level" }).fill("-1,25");
    await page.getByRole("textbox", { name: "Read by" }).fill("Ada");
    await page.keyboard.press("Enter");
    await expect
      .poll(async () => JSON.parse((await page.locator("output").textContent()) || "{}"))
      .toEqual({
        river: "elbe",
        gauge: "1",
        date: "2026-05-12",
        weather: "wet",
        method: "staff",
        level: "1.25",
        reader: "Ada",
        remarks: "",
      });
  }));

describe.each(["form--refused", "form--answered-late"])("in %s", (story) => {
  test("the next attempt focuses the field that is invalid now", () =>
    withStory(story, async (page) => {
      await page.getByRole("combobox", { name: "River" }).fill("Elbe");
      await page.getByRole("option", { name: "Elbe" }).click();
      await page.getByRole("button", { name: "Save reading" }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Choose");
    }));
});

test("an error disappears when its field is corrected, and returns with the refused value", () =>
  withStory("form--refused", async (page) => {
    const complaint = (name: string) => page.getByRole("link", { name: `${name}: Required` });
    await page.getByRole("button", { name: /^Choose/ }).click();
    await page.getByRole("option", { name: "At the bridge" }).click();
    await complaint("Gauge").waitFor({ state: "detached" });
    await page.getByText("Dry").click();
    await complaint("Weather").waitFor({ state: "detached" });
    const reader = page.getByRole("textbox", { name: "Read by" });
    await reader.fill("Ada");
    await complaint("Read by").waitFor({ state: "detached" });
    expect(await reader.getAttribute("aria-invalid")).toBeNull();
    await reader.fill("");
    await complaint("Read by").waitFor();
    expect(await complaint("River").isVisible()).toBe(true);
  }));

test("Ctrl+Enter saves from every kind of field, with the latest text", () =>
  withStory("form--untouched", async (page) => {
    const alert = page.getByRole("alert");
    await page.getByRole("textbox", { name: "Remarks" }).press("Control+Enter");
    await alert.getByRole("link", { name: "River: Required" }).waitFor();
    expect(await page.getByRole("textbox", { name: "Remarks" }).inputValue()).toBe("");
    await page.getByRole("combobox", { name: "River" }).fill("elbe");
    await page.keyboard.press("Control+Enter");
    await expect.poll(() => alert.getByRole("link", { name: /River/ }).count()).toBe(0);
    await page.getByRole("button", { name: /Gauge/ }).focus();
    await page.keyboard.press("Control+Enter");
    expect(await page.getByRole("listbox").count()).toBe(0);
  }));
