import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

test("a minus sign is removed while typing, and the value is updated at once (G.026)", () =>
  withStory("numberfield--controlled", async (page) => {
    const field = page.getByRole("textbox", { name: "Length" });
    await field.pressSequentially("-5");
    expect(await field.inputValue()).toBe("5");
    expect(await page.locator("output").textContent()).toBe("5");
    await field.pressSequentially(".25");
    expect(await page.locator("output").textContent()).toBe("5.25");
  }));

test("an emptied field has no value, rather than 0", () =>
  withStory("numberfield--controlled", async (page) => {
    const field = page.getByRole("textbox", { name: "Length" });
    await field.fill("7");
    await field.fill("");
    expect(await page.locator("output").textContent()).toBe("null");
  }));

test("invalid text stays for correction, and is reported after leaving the field", () =>
  withStory("numberfield--controlled", async (page) => {
    const field = page.getByRole("textbox", { name: "Length" });
    await field.pressSequentially("12x");
    expect(await page.getByText("Value should be a number").count()).toBe(0);
    await page.keyboard.press("Tab");
    await page.getByText("Value should be a number").waitFor();
    expect(await field.inputValue()).toBe("12x");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await page.locator("output").textContent()).toBe("null");
  }));

test("a number out of range or with too many decimals is reported", () =>
  withStory("numberfield--controlled", async (page) => {
    const field = page.getByRole("textbox", { name: "Length" });
    await field.fill("10001");
    await field.blur();
    await page.getByText("Use a number of 10000 or less").waitFor();
    await field.fill("1.2345");
    await page.getByText("Use at most 3 decimals").waitFor();
    await field.fill("1.234");
    await page.getByText("Decimals are welcome.").waitFor();
  }));

test("grouping is accepted, and the number is normalised after leaving the field", () =>
  withStory("numberfield--controlled", async (page) => {
    const field = page.getByRole("textbox", { name: "Length" });
    await field.fill("1,234.5");
    await field.blur();
    expect(await field.inputValue()).toBe("1234.5");
    expect(await field.getAttribute("inputmode")).toBe("decimal");
  }));

test("invalid text can be stored outside the field, and be cleared from there", () =>
  withStory("numberfield--text-kept-outside", async (page) => {
    const field = page.getByRole("textbox", { name: "Length" });
    const kept = page.locator("output");
    expect(await field.inputValue()).toBe("much");
    await field.press("End");
    await field.pressSequentially("5");
    expect(await kept.textContent()).toBe('{"value":null,"wrongText":"much5"}');
    await field.fill("5.");
    await field.pressSequentially("5");
    expect(await kept.textContent()).toBe('{"value":5.5}');
    await field.fill("far");
    await page.getByRole("button", { name: "Forget" }).click();
    expect(await field.inputValue()).toBe("");
  }));
