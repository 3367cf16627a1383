import { expect, test } from "vitest";
import { withStory } from "../../test/support/stories.ts";

test("typing filters, the arrow keys select, and Enter accepts", () =>
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

test("Enter accepts a single match, and keeps the typed text with several matches or none", () =>
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

test("the options are available when a dialog focuses the field", () =>
  withStory("combobox--first-in-a-dialog", async (page) => {
    await page.getByRole("button", { name: "Choose a river" }).click();
    await page.locator('[role="combobox"]:focus').waitFor();
    await page.keyboard.type("ebr");
    await page.getByRole("option", { name: "Ebro" }).waitFor();
  }));

test("options are found regardless of accents, case and word order, and by their description", async () => {
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

test("the arrow key shows all options, recent ones first and only once", () =>
  withStory("combobox--controlled", async (page) => {
    await page.getByRole("combobox").focus();
    await page.keyboard.press("ArrowDown");
    await page.getByRole("group", { name: "Recent" }).waitFor();
    const names = await page.getByRole("option").allTextContents();
    expect(names.slice(0, 3)).toEqual(["Rhine", "Tagus", "Danube"]);
    expect(new Set(names).size).toBe(names.length);
  }));

test("a click into the field shows all options, unfiltered by the current choice", () =>
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

test("typing after a click into the field replaces the chosen option; a second click puts the caret into its text", () =>
  withStory("combobox--chosen", async (page) => {
    const field = page.getByRole("combobox");
    await field.click({ position: { x: 20, y: 10 } });
    await page.keyboard.type("vol");
    expect(await field.inputValue()).toBe("vol");
    await page.getByRole("option", { name: "Volga" }).click();
    await page.keyboard.press("Tab");
    await field.focus();
    await page.keyboard.type("e");
    expect(await field.inputValue()).toBe("e");
    await page.keyboard.press("Escape");
    await field.click();
    await page.keyboard.press("End");
    await page.keyboard.type("x");
    expect(await field.inputValue()).toBe("Volgax");
  }));

test("text that is not an option keeps its caret at a click", () =>
  withStory("combobox--custom-value", async (page) => {
    const field = page.getByRole("combobox");
    await field.click();
    await page.keyboard.press("End");
    await field.blur();
    await field.click();
    const selected = await field.evaluate((input: HTMLInputElement) => [
      input.selectionStart,
      input.selectionEnd,
    ]);
    expect(selected[0]).toBe(selected[1]);
  }));

test("neither the focus alone nor a click on a read-only field opens the list", async () => {
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

test("a typed recent option is listed once, and can be accepted with the arrow key and Enter", () =>
  withStory("combobox--controlled", async (page) => {
    await page.getByRole("combobox").pressSequentially("rhi");
    await page.getByRole("group", { name: "Recent" }).waitFor();
    expect(await page.getByRole("option").allTextContents()).toEqual(["Rhine"]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await page.locator("output").textContent()).toBe('"rhine"');
  }));

test("typed text and its list stay when the page scrolls, and Escape resets the text", () =>
  withStory("combobox--controlled", async (page) => {
    const field = page.getByRole("combobox");
    await page.evaluate(() =>
      document.body.append(Object.assign(document.createElement("div"), { style: "height: 3000px" })),
    );
    await field.pressSequentially("eb");
    await page.getByRole("option").first().waitFor();
    await page.mouse.wheel(0, 40);
    await page.waitForFunction(() => window.scrollY > 0);
    await page.getByRole("option", { name: "Ebro" }).waitFor();
    expect(await field.inputValue()).toBe("eb");
    await page.keyboard.press("Escape");
    expect(await field.inputValue()).toBe("");
    expect(await page.getByRole("listbox").count()).toBe(0);
  }));

test("text without a matching option is reset on leaving, and the choice stays", () =>
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

test("leaving after typing the whole name of an option selects it", () =>
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

test("a custom value is kept where it is allowed, and a known name selects its option", () =>
  withStory("combobox--controlled-custom", async (page) => {
    const field = page.getByRole("combobox");
    await field.pressSequentially("Mill brook");
    await page.keyboard.press("Tab");
    expect(await page.locator("output").textContent()).toBe('"Mill brook"');
    expect(await field.inputValue()).toBe("Mill brook");
    await field.fill("KIZILIRMAK");
    expect(await page.locator("output").textContent()).toBe('"kızılırmak"');
  }));

test("only some of a thousand options are rendered, and all can be reached", () =>
  withStory("combobox--thousand", async (page) => {
    const field = page.getByRole("combobox", { name: "Gauge" });
    await field.focus();
    await page.keyboard.press("ArrowDown");
    await page.getByRole("option", { name: /Gauge 0001/ }).waitFor();
    expect(await page.getByRole("option").count()).toBeLessThanOrEqual(60);
    const second = page.getByRole("option", { name: /Gauge 0002/ });
    expect(await second.getAttribute("aria-posinset")).toBe("2");
    expect(await second.getAttribute("aria-setsize")).toBe("1000");
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
