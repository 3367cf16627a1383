import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { inject } from "vitest";
import { listen } from "./inspect.ts";

export type StoryEntry = { readonly id: string; readonly title: string; readonly name: string };

/** Every story of the built Storybook. */
export async function listStories(): Promise<StoryEntry[]> {
  const response = await fetch(new URL("/index.json", inject("storybookUrl")));
  const index = (await response.json()) as { entries: Record<string, StoryEntry & { type: string }> };
  return Object.values(index.entries).filter((entry) => entry.type === "story");
}

export type StoryOptions = {
  readonly width?: number;
  readonly theme?: "light" | "dark";
  readonly forcedColors?: "active" | "none";
};

let connection: Promise<Browser> | undefined;

async function newContext({
  width = 1280,
  theme = "light",
  forcedColors = "none",
}: StoryOptions): Promise<BrowserContext> {
  connection ??= chromium.connect(inject("browserEndpoint"));
  const browser = await connection;
  return browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: theme,
    reducedMotion: "reduce",
    forcedColors,
    locale: "en-GB",
  });
}

const addressOf = (id: string) => `${inject("storybookUrl")}/iframe.html?viewMode=story&id=${id}`;

/** Opens one story in a page of its own, waits until it stands (and its play function ended), and closes it after. */
export async function withStory(
  id: string,
  act: (page: Page, complaints: readonly string[]) => Promise<void>,
  options: StoryOptions = {},
): Promise<void> {
  const context = await newContext(options);
  try {
    const page = await context.newPage();
    const complaints = listen(page);
    await page.goto(addressOf(id));
    await storyStands(page, id);
    await act(page, complaints);
  } finally {
    await context.close();
  }
}

type Seat = { readonly page: Page; readonly complaints: string[] };
const freeSeats: Seat[] = [];

/** Shows one story after the other in a few pages that stay open: ten times as fast, for what only looks. */
export async function passingBy(
  id: string,
  look: (page: Page, complaints: readonly string[]) => Promise<void>,
): Promise<void> {
  const seat = freeSeats.pop() ?? (await newSeat(id));
  seat.complaints.length = 0;
  await seat.page.evaluate((storyId) => {
    const preview = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
    preview?.channel.emit("setCurrentStory", { storyId, viewMode: "story" });
  }, id);
  await storyStands(seat.page, id);
  await look(seat.page, seat.complaints);
  // A page whose story failed is not used again.
  freeSeats.push(seat);
}

async function newSeat(firstId: string): Promise<Seat> {
  const page = await (await newContext({})).newPage();
  await page.goto(addressOf(firstId));
  await storyStands(page, firstId);
  return { page, complaints: listen(page) };
}

type Render = { readonly id: string; readonly phase?: string };
type PreviewWindow = {
  __STORYBOOK_PREVIEW__?: {
    readonly storyRenders: readonly Render[];
    readonly channel: { emit: (event: string, selection: { storyId: string; viewMode: "story" }) => void };
  };
};

/** Resolves once Storybook has finished with the story; a story that failed rejects with what is shown instead. */
async function storyStands(page: Page, id: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    if (document.body.classList.contains("sb-show-errordisplay")) return true;
    const renders = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.storyRenders ?? [];
    return (
      renders.length === 1 &&
      renders.every(
        (render) => render.id === wanted && ["completed", "finished"].includes(render.phase ?? ""),
      )
    );
  }, id);
  if (await page.evaluate(() => document.body.classList.contains("sb-show-errordisplay"))) {
    throw new Error(`${id} does not render: ${await page.locator("#error-message").textContent()}`);
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
