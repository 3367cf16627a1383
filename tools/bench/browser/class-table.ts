import { setTimeout as delay } from "node:timers/promises";
import type { Page, Route } from "playwright";
import { since, type Work, workOf } from "./session.ts";

/** The table of a class, enlarged to this many people and courses in the answer that the page gets. */
const size = { people: 50, courses: 40 };

/** The goal for the longest task of the main thread, in milliseconds; shorter ones are not reported by the browser. */
export const classTableGoal = 50;

export type UsedTable = {
  readonly what: string;
  /** The longest task over 50 ms, in milliseconds; 0 if there was none. */
  readonly longestTask: number;
  /** The work of the main thread, in milliseconds. */
  readonly task: number;
};

type Watched = { benchTasks?: number[] };

/** Opens the enlarged table of a group's courses, and sorts, filters and scrolls it. */
export async function measureClassTable(page: Page): Promise<readonly UsedTable[]> {
  await page.route("**/api/graphql*", enlargeClass);
  await page.goto("/admin/groups/1/courses");
  const table = page.getByRole("table", { name: "People by courses" });
  await table.getByRole("row").nth(size.people).waitFor();
  await page.waitForLoadState("networkidle");
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const session = { name: "", page, cdp };
  const used: UsedTable[] = [];
  const measure = async (what: string, act: () => Promise<unknown>) => {
    await page.evaluate(watchTasks);
    await delay(300);
    const before: Work = await workOf(session);
    await act();
    await delay(500);
    const { task } = since(before, await workOf(session));
    const tasks = await page.evaluate(() => (globalThis as unknown as Watched).benchTasks ?? []);
    used.push({ what, longestTask: Math.max(0, ...tasks), task });
  };
  const headers = table.getByRole("columnheader").getByRole("button");
  await measure("sort by a course", () => headers.nth(5).click());
  await measure("sort the other way", () => headers.nth(5).click());
  await measure("sort by another course", () => headers.nth(7).click());
  await measure("search", () => page.getByRole("searchbox", { name: "Search people" }).fill("1"));
  await measure("clear the search", () => page.getByRole("searchbox", { name: "Search people" }).fill(""));
  await table.hover();
  await measure("scroll down", () => page.mouse.wheel(0, 1200));
  await measure("scroll sideways", () => page.mouse.wheel(1500, 0));
  return used;
}

/** Runs in the page. */
function watchTasks(): void {
  const watched = globalThis as unknown as Watched;
  const isWatching = watched.benchTasks !== undefined;
  watched.benchTasks = [];
  if (isWatching) return;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.benchTasks?.push(duration);
  }).observe({ type: "longtask" });
}

type Class = {
  people: {
    person: Record<string, unknown>;
    statuses: string[];
    percentages: number[];
    lastActiveOn: unknown[];
    missing: boolean[];
  }[];
  courses: { id: number; name: string }[];
  totalCount: number;
};

const statuses = ["", "not_attempted", "in_progress", "completed", "failed"];

async function enlargeClass(route: Route): Promise<void> {
  const response = await route.fetch();
  const text = await response.text();
  if (!text.includes('"percentages"')) return route.fulfill({ response });
  const answer = JSON.parse(text);
  for (const value of Object.values(answer.data ?? {})) if (isClass(value)) enlarge(value);
  return route.fulfill({ response, json: answer });
}

function isClass(value: unknown): value is Class {
  return typeof value === "object" && value !== null && "people" in value && "courses" in value;
}

function enlarge(table: Class): void {
  const [course] = table.courses;
  const [first] = table.people;
  if (course === undefined || first === undefined) throw new Error("The class has no people or no courses.");
  table.courses = Array.from({ length: size.courses }, (_, at) => ({
    ...course,
    id: 1000 + at,
    name: `${course.name} ${at + 1}`,
  }));
  table.totalCount = size.people;
  table.people = Array.from({ length: size.people }, (_, row) => {
    const at = table.courses.map((_, column) => (row * 7 + column * 11) % 101);
    return {
      ...first,
      person: {
        ...first.person,
        id: `bench-${row}`,
        keycloak_id: `00000000-0000-4000-8000-${String(row).padStart(12, "0")}`,
        last_name: `Number ${(row * 37) % 50}`,
      },
      statuses: at.map((percentage) => statuses[percentage % statuses.length] ?? ""),
      percentages: at,
      lastActiveOn: at.map(() => first.lastActiveOn[0] ?? null),
      missing: at.map(() => false),
    };
  });
}
