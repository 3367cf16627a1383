import type { Page } from "playwright";
import { inject } from "vitest";
import {
  acquirePage,
  closePage,
  isReusable,
  type PageOptions,
  type PooledPage,
  releasePage,
} from "./page-pool.ts";

export type StoryEntry = {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
};

/** Every story of the built Storybook. */
export async function listStories(): Promise<StoryEntry[]> {
  const response = await fetch(new URL("/index.json", inject("storybookUrl")));
  const index = (await response.json()) as { entries: Record<string, StoryEntry & { type: string }> };
  return Object.values(index.entries).filter((entry) => entry.type === "story");
}

const addressOf = (id: string) => `${inject("storybookUrl")}/iframe.html?viewMode=story&id=${id}`;

/** Between two tests a page shows this story, so that the next one is mounted again, also when it is the same. */
export const restingStory = "text--body";

/**
 * Shows one story and waits until it is rendered (and its play function has ended). A page loads Storybook once and switches
 * stories, which takes a sixth of the processor time of loading it; `isLoadedAnew` is for state that outlives a story.
 */
export async function withStory(
  id: string,
  act: (page: Page, complaints: readonly string[]) => Promise<void>,
  { isLoadedAnew = false, ...outlook }: PageOptions & { readonly isLoadedAnew?: boolean } = {},
): Promise<void> {
  const seat = await acquirePage(outlook);
  const isNew = seat.page.url() === "about:blank";
  try {
    if (isNew || isLoadedAnew) await seat.page.goto(addressOf(id));
    await storyStands(seat.page, id, isNew || isLoadedAnew ? undefined : "select");
    await act(seat.page, seat.complaints);
    if (isLoadedAnew || !(await isReusable(seat))) return await closePage(seat);
    await storyStands(seat.page, restingStory, "select");
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
  await storyStands(seat.page, id, "select");
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

/**
 * Resolves once Storybook has finished with the story that the page's address names or that it should `select`; for a failed
 * story it rejects with the shown error. All of it is one message to the page, because each message costs a part of a check.
 */
async function storyStands(page: Page, id: string, select?: "select"): Promise<void> {
  const failure = await page.evaluate(
    async ([wanted, isSelected]) => {
      const preview = () => (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
      if (isSelected) preview()?.channel.emit("setCurrentStory", { storyId: wanted, viewMode: "story" });
      const isShown = () => {
        const renders = preview()?.storyRenders ?? [];
        const [render] = renders;
        const isDone = ["completed", "finished"].includes(render?.phase ?? "");
        return renders.length === 1 && render?.id === wanted && isDone;
      };
      const hasFailed = () => document.body.classList.contains("sb-show-errordisplay");
      while (!isShown() && !hasFailed()) await new Promise((next) => requestAnimationFrame(next));
      await document.fonts.ready;
      return hasFailed() ? (document.querySelector("#error-message")?.textContent ?? "") : null;
    },
    [id, select !== undefined] as const,
  );
  if (failure !== null) throw new Error(`${id} does not render: ${failure}`);
}
