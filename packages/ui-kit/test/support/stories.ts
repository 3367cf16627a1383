import { type Browser, chromium, type Page } from "playwright";
import { inject } from "vitest";
import { listen } from "./inspect.ts";

export type StoryEntry = { readonly id: string; readonly title: string; readonly name: string };

/** Every story of the built Storybook. */
export async function listStories(): Promise<StoryEntry[]> {
  const response = await fetch(new URL("/index.json", inject("storybookUrl")));
  const index = (await response.json()) as { entries: Record<string, StoryEntry & { type: string }> };
  return Object.values(index.entries).filter((entry) => entry.type === "story");
}

let connection: Promise<Browser> | undefined;

function browser(): Promise<Browser> {
  connection ??= chromium.connect(inject("browserEndpoint"));
  return connection;
}

export type StoryOptions = {
  readonly width?: number;
  readonly theme?: "light" | "dark";
  readonly forcedColors?: "active" | "none";
};

/** Opens one story in a page of its own, waits until it stands (and its play function ended), and closes it after. */
export async function withStory(
  id: string,
  act: (page: Page, complaints: readonly string[]) => Promise<void>,
  { width = 1280, theme = "light", forcedColors = "none" }: StoryOptions = {},
): Promise<void> {
  const context = await (await browser()).newContext({
    viewport: { width, height: 800 },
    colorScheme: theme,
    reducedMotion: "reduce",
    forcedColors,
    locale: "en-GB",
  });
  try {
    const page = await context.newPage();
    const complaints = listen(page);
    await page.goto(`${inject("storybookUrl")}/iframe.html?viewMode=story&id=${id}`);
    await storyStands(page, id);
    await act(page, complaints);
  } finally {
    await context.close();
  }
}

type Render = { readonly id: string; readonly phase?: string };
type PreviewWindow = { __STORYBOOK_PREVIEW__?: { storyRenders: Render[] } };

/** Resolves once Storybook has finished with the story; a story that failed rejects with what is shown instead. */
export async function storyStands(page: Page, id: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    if (document.body.classList.contains("sb-show-errordisplay")) return true;
    const renders = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.storyRenders ?? [];
    return renders.some(
      (render) => render.id === wanted && ["completed", "finished"].includes(render.phase ?? ""),
    );
  }, id);
  if (await page.evaluate(() => document.body.classList.contains("sb-show-errordisplay"))) {
    throw new Error(`${id} does not render: ${await page.locator("#error-message").textContent()}`);
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
