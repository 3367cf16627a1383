import type { Page } from "playwright";
import { inspect } from "./inspect.ts";
import { passingBy, restingStory, type StoryEntry } from "./stories.ts";

/** How many stories are judged at once: axe takes longer for a larger page than the fewer pages save. */
const largestGroup = 8;

const actsWhenRendered = ({ tags }: StoryEntry) => tags.includes("play-fn");

/** Stories of one component, which are judged on one page; last those that act when they are rendered, each on a page of its own. */
export function groupStories(stories: readonly StoryEntry[]): readonly (readonly StoryEntry[])[] {
  const groups: StoryEntry[][] = [];
  for (const story of stories.filter((each) => !actsWhenRendered(each))) {
    const last = groups.at(-1);
    if (last !== undefined && last[0]?.title === story.title && last.length < largestGroup) last.push(story);
    else groups.push([story]);
  }
  return [...groups, ...stories.filter(actsWhenRendered).map((story) => [story])];
}

/**
 * Everything that is wrong with the stories, by story. They are first judged together, below one another on one page, which
 * takes a third of the processor time. If anything is wrong with that page, or a story does not stay in its place, each is
 * judged on a page of its own, so that a problem is always one of a story alone, and that story is named.
 */
export async function judgeGroup(stories: readonly StoryEntry[]): Promise<Readonly<Record<string, string>>> {
  if (stories.length > 1 && (await areFaultlessTogether(stories))) return {};
  const problems: Record<string, string> = {};
  for (const { id, name } of stories) {
    await passingBy(id, async (page, complaints) => {
      const found = [...(await inspect(page)), ...complaints].join("\n");
      if (found !== "") problems[name] = found;
    });
  }
  return problems;
}

async function areFaultlessTogether(stories: readonly StoryEntry[]): Promise<boolean> {
  let areFaultless = false;
  await passingBy(restingStory, async (page, complaints) => {
    const ids = stories.map(({ id }) => id);
    const problems = (await showTogether(page, ids)) ? await inspect(page) : ["not apart"];
    await removeStories(page);
    areFaultless = problems.length === 0 && complaints.length === 0;
  });
  return areFaultless;
}

type Teardown = () => Promise<void>;
type StoryCallbacks = {
  readonly showMain: () => void;
  readonly showError: () => void;
  readonly showException: () => void;
};
type TogetherWindow = {
  __STORYBOOK_PREVIEW__: {
    readonly storyRenders: readonly { readonly phase?: string }[];
    readonly loadStory: (wanted: { readonly storyId: string }) => Promise<unknown>;
    readonly renderStoryToElement: (
      story: unknown,
      element: HTMLElement,
      callbacks: StoryCallbacks,
      options: { readonly autoplay: boolean },
    ) => Teardown;
  };
  teardowns?: Teardown[];
};

/**
 * Renders the stories below one another. Whether they are apart: each is rendered, and none is in front of the others, hides
 * them from assistive technology, or has put anything beside them.
 */
function showTogether(page: Page, ids: readonly string[]): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as TogetherWindow;
    const root = document.querySelector<HTMLElement>("#storybook-root");
    if (root !== null) root.hidden = true;
    const before = new Set(document.body.children);
    const together = document.createElement("div");
    together.id = "together";
    document.body.append(together);
    let hasFailed = false;
    const fail = () => {
      hasFailed = true;
    };
    const teardowns: Teardown[] = [];
    Object.assign(window, { teardowns });
    for (const storyId of wanted) {
      const story = await preview.loadStory({ storyId });
      const place = document.createElement("div");
      // What is meant to be in front within a story stays in its place.
      place.style.cssText = "position: relative; isolation: isolate";
      together.append(place);
      teardowns.push(
        preview.renderStoryToElement(
          story,
          place,
          { showMain: () => undefined, showError: fail, showException: fail },
          { autoplay: false },
        ),
      );
    }
    const isDone = () =>
      preview.storyRenders.every(({ phase }) => ["completed", "finished"].includes(phase ?? ""));
    const hasStopped = () =>
      preview.storyRenders.some(({ phase }) => ["errored", "aborted"].includes(phase ?? ""));
    while (!isDone() && !hasStopped() && !hasFailed) await new Promise((next) => requestAnimationFrame(next));
    await document.fonts.ready;
    const isSeen = (element: Element) => element.clientWidth > 1 && element.clientHeight > 1;
    const isBeside = (element: Element) =>
      !before.has(element) &&
      element !== together &&
      !element.matches("[data-live-announcer]") &&
      isSeen(element);
    const isFixed = (element: Element) => getComputedStyle(element).position === "fixed" && isSeen(element);
    return (
      isDone() &&
      !hasFailed &&
      [...together.children].every((place) => place.childElementCount > 0) &&
      together.closest("[aria-hidden], [inert]") === null &&
      together.querySelector(":scope > [aria-hidden], :scope > [inert]") === null &&
      ![...document.body.children].some(isBeside) &&
      ![...together.querySelectorAll("*")].some(isFixed)
    );
  }, ids);
}

async function removeStories(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { teardowns = [] } = window as unknown as TogetherWindow;
    for (const teardown of teardowns) await teardown();
    document.querySelector("#together")?.remove();
    document.querySelector("#storybook-root")?.removeAttribute("hidden");
  });
}
