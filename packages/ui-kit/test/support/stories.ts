import type { Page } from "playwright";
import { inject } from "vitest";
import { acquirePage, closePage, type PageOptions, type PooledPage, releasePage } from "./page-pool.ts";

export type StoryEntry = { readonly id: string; readonly title: string; readonly name: string };

/** Every story of the built Storybook. */
export async function listStories(): Promise<StoryEntry[]> {
  const response = await fetch(new URL("/index.json", inject("storybookUrl")));
  const index = (await response.json()) as { entries: Record<string, StoryEntry & { type: string }> };
  return Object.values(index.entries).filter((entry) => entry.type === "story");
}

const addressOf = (id: string) => `${inject("storybookUrl")}/iframe.html?viewMode=story&id=${id}`;

/** Loads one story anew, in a page that has nothing of others, and waits until it stands (and its play function ended). */
export async function withStory(
  id: string,
  act: (page: Page, complaints: readonly string[]) => Promise<void>,
  outlook: PageOptions = {},
): Promise<void> {
  const seat = await acquirePage(outlook);
  try {
    await seat.page.goto(addressOf(id));
    await storyStands(seat.page, id);
    await act(seat.page, seat.complaints);
  } catch (error) {
    await closePage(seat);
    throw error;
  }
  await releasePage(seat);
}

const passing: PooledPage[] = [];

/** Shows one story after the other in a few pages that stay loaded: ten times as fast, for what only looks. */
export async function passingBy(
  id: string,
  look: (page: Page, complaints: readonly string[]) => Promise<void>,
): Promise<void> {
  const seat = passing.pop() ?? (await loadedSeat(id));
  seat.complaints.length = 0;
  await seat.page.evaluate((storyId) => {
    const preview = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
    preview?.channel.emit("setCurrentStory", { storyId, viewMode: "story" });
  }, id);
  await storyStands(seat.page, id);
  await look(seat.page, seat.complaints);
  // A page whose story failed is not used again.
  passing.push(seat);
}

async function loadedSeat(firstId: string): Promise<PooledPage> {
  const seat = await acquirePage();
  await seat.page.goto(addressOf(firstId));
  await storyStands(seat.page, firstId);
  return seat;
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
