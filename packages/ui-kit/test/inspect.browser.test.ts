import { expect, test } from "vitest";
import { inspect } from "./support/inspect.ts";
import { judgeGroup } from "./support/judge-group.ts";
import { listStories, passingBy, restingStory, withStory } from "./support/stories.ts";

/** Replaces the content of a good story with a faulty one, and returns the complaints of the inspection. */
async function complaintsAbout(planted: string): Promise<string> {
  let said = "";
  await withStory("button--primary", async (page, complaints) => {
    await page.evaluate((html) => {
      const root = document.querySelector("#storybook-root");
      if (root !== null) root.innerHTML = html;
    }, planted);
    said = [...(await inspect(page)), ...complaints].join("\n");
  });
  return said;
}

test("a good story has no complaints", async () => {
  expect(await complaintsAbout("<button>Save</button>")).toBe("");
});

test("a button without a name is found", async () => {
  expect(await complaintsAbout("<button></button>")).toContain("axe button-name");
});

test("a button without a name that only narrow pages show is found", async () => {
  const style = "<style>@media (min-width: 600px) { .narrow { display: none } }</style>";
  const said = await complaintsAbout(`${style}<button class="narrow"></button>`);
  expect(said).toContain("360 px: axe button-name");
  expect(said).not.toContain("1280 px");
});

test("text with low contrast is found in its theme", async () => {
  const said = await complaintsAbout(
    '<p style="color: #222; background: var(--color-surface)">Hardly to be seen</p>',
  );
  expect(said).toContain("dark, 360 px: axe color-contrast");
  expect(said).not.toContain("light");
});

test("sideways scrolling is found at its width", async () => {
  const said = await complaintsAbout('<div style="width: 700px; height: 10px"></div>');
  expect(said).toContain("360 px: scrolls sideways");
  expect(said).not.toContain("1280 px");
});

test("an error in the console is found", async () => {
  expect(
    await complaintsAbout('<img alt="" src="data:image/png;base64,!" onerror="console.error(\'planted\')">'),
  ).toContain("console: planted");
});

test("a link in a row that is too small is found", async () => {
  const table = (style: string) =>
    `<table><tbody><tr><th scope="row"><a href="#" style="${style}">Maya</a></th></tr></tbody></table>`;
  expect(await complaintsAbout(table(""))).toContain('the link "Maya" in a row is');
  expect(await complaintsAbout(table("padding: 4px 0"))).not.toContain("the link");
});

test("of stories that are judged together, the one with a problem is named", async () => {
  const planted = "button:disabled { min-width: 700px }";
  const buttons = (await listStories()).filter(({ id }) =>
    /^button--(?:primary|secondary|disabled)$/u.test(id),
  );
  expect(await judgeGroup(buttons)).toEqual({});
  await passingBy(restingStory, async (page) => {
    await page.addStyleTag({ content: planted });
  });
  const problems = await judgeGroup(buttons);
  await passingBy(restingStory, (page) =>
    page.evaluate(
      (text) =>
        [...document.querySelectorAll("style")].find(({ textContent }) => textContent === text)?.remove(),
      planted,
    ),
  );
  expect(problems).toEqual({ Disabled: expect.stringContaining("360 px: scrolls sideways") });
});
