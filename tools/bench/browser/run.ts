/**
 * `npm run bench:browser [-- --portal=http://localhost:3000 --beside=../former/packages/web/dist --rounds=7]`: the main-thread
 * time of opening a record and typing into its form, on a running portal. With another build beside it the rounds alternate,
 * and the last column is the ratio of this build to that one.
 */
import { parseArgs } from "node:util";
import { measureOpening, type Opened, openings, prepareOpening } from "./opening.ts";
import { median, openBrowser, openSession, type Session } from "./session.ts";
import { measureTyping, type Typed, typedFields } from "./typing.ts";

const { values } = parseArgs({
  options: {
    portal: { type: "string", default: "http://localhost:3000" },
    beside: { type: "string" },
    rounds: { type: "string", default: "7" },
  },
});
const builds = values.beside === undefined ? [undefined] : [values.beside, undefined];
const rounds = Number(values.rounds);
/** The number of first rounds that are not measured, because in them the browser compiles the code. */
const warmUp = 2;

type Row = { readonly what: string; readonly figures: readonly number[] };

const browser = await openBrowser();
try {
  const sessions: Session[] = [];
  for (const build of builds) sessions.push(await openSession(browser, values.portal, build));
  for (const session of sessions) await prepareOpening(session);
  print(await measureOpenings(sessions));
  print(await measureFields(sessions));
} finally {
  await browser.close();
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
    const row = (what: string, of: (typed: Typed) => number) =>
      rows.push({ what: `${field.field}: ${what}`, figures: seen.map((each) => median(each.map(of))) });
    row("key to picture", ({ painted }) => painted);
    row("slowest key", ({ slowest }) => slowest);
    row("thread per key", ({ task }) => task);
  }
  return rows;
}

function print(rows: readonly Row[]): void {
  for (const { what, figures } of rows) {
    const [first = Number.NaN, second] = figures;
    const ratio = second === undefined ? "" : `  × ${(second / first).toFixed(2)}`;
    console.log(
      `${what.padEnd(62)} ${figures.map((ms) => `${ms.toFixed(1)} ms`.padStart(10)).join("")}${ratio}`,
    );
  }
}
