/**
 * `npm run bench:browser [-- --portal=http://localhost:3000 --only=loading,options,class,opening,typing --rounds=7
 * --waterfall
 * --beside=../former/packages/web/dist]`: how pages of a running portal load on a slow network and processor, and the
 * main-thread time of opening a record and typing into its form. With another build beside it the rounds of opening and typing
 * alternate, and the last column is the ratio of this build to that one.
 */
import { parseArgs } from "node:util";
import { cast } from "@cathedra/test-fixtures";
import { classTableGoal, measureClassTable, type UsedTable } from "./class-table.ts";
import { measureOpening, type Opened, openings, prepareOpening } from "./opening.ts";
import { type Load, loadedPages, loadGoals, measureLoading } from "./page-loads.ts";
import { measureOptions, optionsGoals, type ShownOptions } from "./procedure-list.ts";
import { median, openBrowser, openEmptyTab, openSession, type Session, signedInTab } from "./session.ts";
import { measureTyping, type Typed, typedFields } from "./typing.ts";

const { values } = parseArgs({
  options: {
    portal: { type: "string", default: "http://localhost:3000" },
    beside: { type: "string" },
    rounds: { type: "string", default: "7" },
    only: { type: "string", default: "loading,options,class,opening,typing" },
    pages: { type: "string" },
    waterfall: { type: "boolean", default: false },
  },
});
const parts = values.only.split(",");
const builds = values.beside === undefined ? [undefined] : [values.beside, undefined];
const rounds = Number(values.rounds);
/** The number of first rounds that are not measured, because in them the browser compiles the code. */
const warmUp = 2;

/** The goal for a key in any field of the record form, in milliseconds. */
const keyGoal = 16;

type Row = { readonly what: string; readonly figures: readonly number[]; readonly goal?: number };

const browser = await openBrowser();
try {
  if (parts.includes("loading")) await measurePages();
  if (parts.includes("options")) await measureProcedures();
  if (parts.includes("class")) await measureClass();
  const sessions: Session[] = [];
  if (parts.includes("opening") || parts.includes("typing"))
    for (const build of builds) sessions.push(await openSession(browser, values.portal, build));
  if (parts.includes("opening")) {
    for (const session of sessions) await prepareOpening(session);
    print(await measureOpenings(sessions));
  }
  if (parts.includes("typing")) print(await measureFields(sessions));
} finally {
  await browser.close();
}

async function measurePages(): Promise<void> {
  const { requests, kilobytes, blocked, warmContent } = loadGoals;
  for (const loaded of loadedPages) {
    if (values.pages !== undefined && !values.pages.split(",").includes(loaded.what)) continue;
    const signedIn = await signedInTab(browser, values.portal, loaded.who);
    const cold: Load[] = [];
    const warm: Load[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await openEmptyTab(browser, values.portal, signedIn);
      const measured = await measureLoading(page, loaded);
      await page.context().close();
      cold.push(measured.cold);
      warm.push(measured.warm);
    }
    const print = (what: string, loads: readonly Load[], of: (load: Load) => number, goal?: number) =>
      printFigure(`${loaded.what}: ${what}`, median(loads.map(of)), goal);
    print("content, empty cache, ms", cold, ({ content }) => content, loaded.contentGoal);
    print("requests", cold, (load) => load.requests.length, requests);
    print("kB", cold, kilobytesOf, kilobytes);
    print("requests until the content", cold, (load) => beforeContent(load).requests.length);
    print("kB until the content", cold, (load) => kilobytesOf(beforeContent(load)));
    print("blocked, ms", cold, (load) => load.blocked, blocked);
    print("longest task, ms", cold, (load) => load.longestTask);
    print("content, filled cache, ms", warm, ({ content }) => content, warmContent);
    print("requests, filled cache", warm, (load) => load.requests.length);
    if (values.waterfall)
      for (const load of [cold.at(-1), warm.at(-1)]) if (load !== undefined) printWaterfall(load);
  }
}

async function measureProcedures(): Promise<void> {
  const signedIn = await signedInTab(browser, values.portal, cast.maya);
  const seen: ShownOptions[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await openEmptyTab(browser, values.portal, signedIn);
    seen.push(await measureOptions(page));
    await page.context().close();
  }
  const { shown, longestTask } = optionsGoals;
  printFigure("procedures: press to first options, ms", median(seen.map((each) => each.shown)), shown);
  printFigure("procedures: longest task, ms", median(seen.map((each) => each.longestTask)), longestTask);
}

async function measureClass(): Promise<void> {
  const signedIn = await signedInTab(browser, values.portal, cast.priya);
  const seen = new Map<string, UsedTable[]>();
  for (let round = 0; round < rounds; round += 1) {
    const page = await openEmptyTab(browser, values.portal, signedIn);
    for (const used of await measureClassTable(page))
      seen.set(used.what, [...(seen.get(used.what) ?? []), used]);
    await page.context().close();
  }
  for (const [what, all] of seen) {
    printFigure(
      `class table: ${what}, longest task, ms`,
      median(all.map((each) => each.longestTask)),
      classTableGoal,
    );
    printFigure(`class table: ${what}, thread, ms`, median(all.map(({ task }) => task)), undefined);
  }
}

function kilobytesOf({ requests }: Pick<Load, "requests">): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

function beforeContent({ requests, content }: Load): Pick<Load, "requests"> {
  return { requests: requests.filter(({ end }) => end < content) };
}

function printFigure(what: string, figure: number, goal: number | undefined): void {
  console.log(`${what.padEnd(62)} ${figure.toFixed(0).padStart(10)}${verdictOf(figure, goal)}`);
}

function verdictOf(figure: number, goal: number | undefined): string {
  if (goal === undefined) return "";
  return figure <= goal ? `  goal ${goal}` : `  goal ${goal}: MISSED`;
}

/** Start, end and kB of each request, with a line as long as it took. */
function printWaterfall({ requests, content }: Load): void {
  const msPerSign = 100;
  console.log(`  content after ${content.toFixed(0)} ms; one sign is ${msPerSign} ms`);
  for (const { name, start, end, bytes } of requests) {
    const figures = [start, end, bytes / 1000].map((figure) => figure.toFixed(0).padStart(6)).join("");
    const bar = `${" ".repeat(start / msPerSign)}${"=".repeat(Math.max(1, (end - start) / msPerSign || 1))}`;
    console.log(`  ${name.replace(/^\/assets\//, "").padEnd(44)}${figures}  ${bar}`);
  }
}

async function measureOpenings(sessions: readonly Session[]): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const opening of openings) {
    const seen: Opened[][] = sessions.map(() => []);
    for (let round = 0; round < rounds + warmUp; round += 1)
      for (const [at, session] of sessions.entries()) {
        const opened = await measureOpening(session, opening);
        if (round >= warmUp) seen[at]?.push(opened);
      }
    const row = (what: string, of: (opened: Opened) => number) =>
      rows.push({ what: `${opening.what}: ${what}`, figures: seen.map((each) => median(each.map(of))) });
    row("thread until usable", ({ usable }) => usable.task);
    row("script until usable", ({ usable }) => usable.script);
    row("thread with all that follows", ({ whole }) => whole.task);
    row("longest task after usable", ({ longestAfter }) => longestAfter);
  }
  return rows;
}

async function measureFields(sessions: readonly Session[]): Promise<readonly Row[]> {
  for (const { page } of sessions) {
    await page.goto("/logbook/records/create");
    await page.locator('[name="procedureIndication"]').waitFor();
  }
  const rows: Row[] = [];
  for (const field of typedFields) {
    const seen: Typed[][] = sessions.map(() => []);
    for (let round = 0; round < 3; round += 1)
      for (const [at, session] of sessions.entries()) {
        const typed = await measureTyping(session, field);
        if (round > 0) seen[at]?.push(typed);
      }
    const row = (what: string, of: (typed: Typed) => number, goal?: { readonly goal: number }) =>
      rows.push({
        what: `${field.field}: ${what}`,
        figures: seen.map((each) => median(each.map(of))),
        ...goal,
      });
    row("key to picture", ({ painted }) => painted, { goal: keyGoal });
    row("slowest key", ({ slowest }) => slowest);
    row("thread per key", ({ task }) => task);
  }
  return rows;
}

function print(rows: readonly Row[]): void {
  for (const { what, figures, goal } of rows) {
    const [first = Number.NaN, second] = figures;
    const ratio = second === undefined ? "" : `  × ${(second / first).toFixed(2)}`;
    console.log(
      `${what.padEnd(62)} ${figures.map((ms) => `${ms.toFixed(1)} ms`.padStart(10)).join("")}${ratio}${verdictOf(figures.at(-1) ?? Number.NaN, goal)}`,
    );
  }
}
