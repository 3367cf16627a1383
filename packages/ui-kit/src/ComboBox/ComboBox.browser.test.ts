import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

test("typing filters, the arrows choose and Enter takes", () =>
  withStory("combobox--controlled", async (page) => {
    const field = page.getByRole("combobox", { name: "River" });
    await field.pressSequentially("ebr");
    await page.getByRole("option", { name: "Ebro" }).waitFor();
    expect(await page.getByRole("option").count()).toBe(1);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await field.inputValue()).toBe("Ebro");
    expect(await page.locator("output").textContent()).toBe('"ebro"');
    expect(await page.getByRole("listbox").count()).toBe(0);
  }));

test("Enter takes the only option that is found, and loses nothing that is typed where there are more or none", () =>
  withStory("combobox--controlled", async (page) => {
    const field = page.getByRole("combobox", { name: "River" });
    await field.pressSequentially("ebr");
    await page.getByRole("option", { name: "Ebro" }).waitFor();
    await page.keyboard.press("Enter");
    expect(await page.locator("output").textContent()).toBe('"ebro"');
    expect(await field.inputValue()).toBe("Ebro");
    expect(await page.getByRole("listbox").count()).toBe(0);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("xyz");
    await page.getByText("Nothing found").waitFor();
    await page.keyboard.press("Enter");
    expect(await field.inputValue()).toBe("xyz");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("a");
    await page.getByRole("option").nth(1).waitFor();
    await page.keyboard.press("Enter");
    expect(await field.inputValue()).toBe("a");
    expect(await page.getByRole("listbox").count()).toBe(1);
    expect(await page.locator("output").textContent()).toBe('"ebro"');
  }));

test("where a dialog gives it the focus, its options are there", () =>
  withStory("combobox--first-in-a-dialog", async (page) => {
    await page.getByRole("button", { name: "Choose a river" }).click();
    await page.locator('[role="combobox"]:focus').waitFor();
    await page.keyboard.type("ebr");
    await page.getByRole("option", { name: "Ebro" }).waitFor();
  }));

test("accents, case, the order of the words and the description do not stand in the way", async () => {
  const found = async (id: string, text: string) => {
    let names: string[] = [];
    await withStory(id, async (page) => {
      await page.getByRole("combobox").fill(text);
      await page.getByRole("option").first().waitFor();
      names = await page.getByRole("option").allTextContents();
    });
    return names;
  };
  expect(await found("combobox--controlled", "kizil")).toEqual(["Kızılırmak"]);
  expect(await found("combobox--thousand", "kilometre 2997 gauge")).toEqual(["Gauge 0999At kilometre 2997"]);
});

test("the arrow shows all, the recent ones first and only once", () =>
  withStory("combobox--controlled", async (page) => {
    await page.getByRole("combobox").focus();
    await page.keyboard.press("ArrowDown");
    await page.getByRole("group", { name: "Recent" }).waitFor();
    const names = await page.getByRole("option").allTextContents();
    expect(names.slice(0, 3)).toEqual(["Rhine", "Tagus", "Danube"]);
    expect(new Set(names).size).toBe(names.length);
  }));

test("a click into the field shows all, and the choice that stands does not narrow them", () =>
  withStory("combobox--controlled", async (page) => {
    const field = page.getByRole("combobox");
    await field.click();
    await page.getByRole("option", { name: "Volga" }).click();
    expect(await field.inputValue()).toBe("Volga");
    expect(await page.getByRole("listbox").count()).toBe(0);
    await field.click();
    await page.getByRole("listbox").waitFor();
    expect(await page.getByRole("option").count()).toBeGreaterThan(5);
    await field.click();
    expect(await page.getByRole("listbox").count()).toBe(1);
  }));

test("the focus alone opens nothing, nor does a click on what may not be changed", async () => {
  await withStory("combobox--controlled", async (page) => {
    await page.keyboard.press("Tab");
    expect(await page.locator('[role="combobox"]:focus').count()).toBe(1);
    expect(await page.getByRole("listbox").count()).toBe(0);
  });
  await withStory("combobox--read-only", async (page) => {
    await page.getByRole("combobox").click();
    expect(await page.getByRole("listbox").count()).toBe(0);
  });
});

test("a recent option that is typed stands once, and the arrow and Enter take it", () =>
  withStory("combobox--controlled", async (page) => {
    await page.getByRole("combobox").pressSequentially("rhi");
    await page.getByRole("group", { name: "Recent" }).waitFor();
    expect(await page.getByRole("option").allTextContents()).toEqual(["Rhine"]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await page.locator("output").textContent()).toBe('"rhine"');
  }));

test("what fits no option is taken back on leaving, and the choice stays", () =>
  withStory("combobox--controlled", async (page) => {
    const field = page.getByRole("combobox");
    await field.pressSequentially("volga");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await field.press("End");
    await field.pressSequentially("xyz");
    await page.getByText("Nothing found").waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    expect(await field.inputValue()).toBe("Volga");
    expect(await page.locator("output").textContent()).toBe('"volga"');
  }));

test("the whole name of an option, typed and left, is that option", () =>
  withStory("combobox--controlled", async (page) => {
    const field = page.getByRole("combobox");
    await field.pressSequentially("volga");
    await page.keyboard.press("Tab");
    expect(await field.inputValue()).toBe("Volga");
    await field.focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("kizilirmak");
    await page.keyboard.press("Tab");
    expect(await field.inputValue()).toBe("Kızılırmak");
    expect(await page.locator("output").textContent()).toBe('"kızılırmak"');
  }));

test("an emptied field has no value", () =>
  withStory("combobox--controlled", async (page) => {
    const field = page.getByRole("combobox");
    await field.pressSequentially("volga");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Clear River" }).click();
    expect(await page.locator("output").textContent()).toBe("null");
    expect(await field.inputValue()).toBe("");
  }));

test("a value of one's own stands where it is allowed, and a known name means the option", () =>
  withStory("combobox--controlled-custom", async (page) => {
    const field = page.getByRole("combobox");
    await field.pressSequentially("Mill brook");
    await page.keyboard.press("Tab");
    expect(await page.locator("output").textContent()).toBe('"Mill brook"');
    expect(await field.inputValue()).toBe("Mill brook");
    await field.fill("KIZILIRMAK");
    expect(await page.locator("output").textContent()).toBe('"kızılırmak"');
  }));

test("of a thousand options only some are built, and all can be reached", () =>
  withStory("combobox--thousand", async (page) => {
    const field = page.getByRole("combobox", { name: "Gauge" });
    await field.focus();
    await page.keyboard.press("ArrowDown");
    await page.getByRole("option", { name: /Gauge 0001/ }).waitFor();
    expect(await page.getByRole("option").count()).toBeLessThanOrEqual(120);
    const list = page.getByRole("listbox");
    await expect
      .poll(
        async () => {
          await list.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
          return page.getByRole("option", { name: /Gauge 1000/ }).count();
        },
        { timeout: 20_000 },
      )
      .toBe(1);
    await field.pressSequentially("0999");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await page.locator("output").textContent()).toBe('"gauge-999"');
  }));
