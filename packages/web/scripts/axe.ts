import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { shellTexts } from "@cathedra/domain/messages";
import { type CastKey, type CastPerson, cast, getGroup, getStation } from "@cathedra/test-fixtures";
import { findChromium } from "@cathedra/test-fixtures/chromium";
import { type Browser, chromium, type Page, request as requests } from "playwright";
import { getAddresses, pathsOfPages } from "../journeys/support/addresses.ts";
import { allRules, rulesOfColours, setBarsSticky, violations } from "../journeys/support/axe.ts";
import { coveredFocus, focusSizes } from "../journeys/support/covered-focus.ts";
import { makeToken, startSession } from "../journeys/support/session.ts";
import { getArea } from "../src/router/areas.ts";

// Opens every address of the portal, with the details of a row of each list, as several people and signed out, and reports what is wrong there: axe in three widths and both themes,
// sideways scrolling, a covered focus, small links in rows, moving layout, errors in the console, failed requests.
// The world has to be running: `npm start`, then `npm run axe -w @cathedra/web -- --origin http://localhost:8080`.

const usage = `npm run axe -w @cathedra/web -- [--origin http://localhost:8080] [--people maya,ruth] [--widths 360,1280] [--only /events,/admin/groups/1/people]`;
const { values: options } = parseArgs({
  options: {
    origin: { type: "string", default: "http://localhost:8080" },
    people: { type: "string", default: "none,maya,priya,george,eleanor,ingrid,ruth" },
    widths: { type: "string", default: "360,768,1280" },
    only: { type: "string", default: "" },
    help: { type: "boolean", default: false },
  },
});

const widths = options.widths.split(",").map(Number);
const themes = ["light", "dark"] as const;
/** Layout shifts below this value are too small to be seen, so they are not reported. */
const leastShift = 0.005;
const answerMs = 300;
const smallestTargetPx = 24;
/** Addresses of pages to which no link leads. */
const unlinked = ["/nowhere", "/admin/nowhere", "/learning-spaces/Endovascular%20Aorta"];

/** A demo person, or `none` for signed out. */
type Who = CastKey | "none";
const openPaths = ["/signed-out", ...pathsOfPages().filter((path) => getArea(path)?.isOpen)];

type Finding = { readonly who: Who; readonly address: string; readonly what: string };

const isWho = (name: string): name is Who => name === "none" || Object.hasOwn(cast, name);

let axeRuns = 0;

/** Gives Maya a certificate, which no demo person has yet; returns the addresses of its pages. */
async function issueCertificate(): Promise<readonly string[]> {
  const ask = async (person: CastPerson, query: string, variables: object) => {
    const request = await requests.newContext({ baseURL: options.origin });
    const authorization = `Bearer ${await makeToken(request, person)}`;
    const answer = await request.post("/api/graphql", {
      headers: { authorization },
      data: { query, variables },
    });
    const { data, errors } = await answer.json();
    await request.dispose();
    if (errors !== undefined) throw new Error(`No certificate: ${JSON.stringify(errors)}`);
    return data;
  };
  const due = new Date();
  due.setUTCMonth(due.getUTCMonth() + 1);
  const { createAssignment } = await ask(
    cast.priya,
    `mutation ($group: Int!, $assignment: AssignmentInput!) {
      createAssignment(customerGroupId: $group, assignment: $assignment, idempotencyKey: "axe") { id }
    }`,
    {
      group: getGroup("irResidents").id,
      assignment: {
        kind: "records",
        name: "First record",
        minimum: 1,
        countsFrom: "2020-01-01",
        dueOn: due.toISOString().slice(0, 10),
        people: [cast.maya.keycloakId],
      },
    },
  );
  const { issueCertificate: issued } = await ask(
    cast.maya,
    "mutation ($id: Int!) { issueCertificate(assignmentId: $id, showsName: true) { code } }",
    createAssignment,
  );
  return [`/assignments/${createAssignment.id}/certificate`, `/verify/${issued.code}`];
}

/** Opens the address and waits until nothing loads. False where the person has no such page. */
async function open(page: Page, address: string): Promise<boolean> {
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector("[data-busy=true]") === null);
  await page.waitForLoadState("networkidle", { timeout: 5_000 }).catch(() => undefined);
  return (await page.getByRole("heading", { level: 1, name: shellTexts.pageNotFoundTitle }).count()) === 0;
}

/** How far the layout has moved since the page was opened, and the element that moved most. */
async function movedLayout(page: Page): Promise<{ readonly moved: number; readonly what: string }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        const shifts: Shift[] = [];
        const getName = (node: Node | null | undefined) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.tagName.toLowerCase()} "${(element?.textContent ?? "").slice(0, 40)}"`;
        };
        new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
          type: "layout-shift",
          buffered: true,
        });
        setTimeout(() => {
          const [most] = shifts.toSorted((one, other) => other.value - one.value);
          const moved = shifts.reduce((sum, { value }) => sum + value, 0);
          resolve({ moved, what: most === undefined ? "" : getName(most.sources[0]?.node) });
        }, 100);
      }),
  );
}

async function smallLinks(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const links = [...document.querySelectorAll("tbody a[href], [role=row] a[href]")];
    return links
      .filter((link) => {
        const { width, height } = link.getBoundingClientRect();
        return width > 0 && height > 0 && height < least;
      })
      .slice(0, 3)
      .map((link) => `${link.textContent} is ${Math.round(link.getBoundingClientRect().height)} px tall`);
  }, smallestTargetPx);
}

/** The problems of the page at its present width. */
async function judgeWidth(page: Page, width: number): Promise<readonly string[]> {
  const found: string[] = [];
  await setBarsSticky(page, false);
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const rules = colorScheme === "light" ? allRules : rulesOfColours;
    axeRuns += 1;
    found.push(...(await violations(page, { rules })).map((each) => `axe, ${colorScheme}: ${each}`));
  }
  await setBarsSticky(page, true);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (overflow > 0) found.push(`scrolls sideways by ${overflow} px`);
  return [...found, ...(await smallLinks(page))].map((each) => `${width} px: ${each}`);
}

async function judgeAddress(
  page: Page,
  address: string,
  links: Set<string>,
): Promise<readonly string[] | undefined> {
  const found: string[] = [];
  let isAllowed = true;
  const onConsole = (message: { type(): string; text(): string }) => {
    // A page that reports something as missing has requested it, which logs a 4xx status.
    if (message.type() !== "error" || /status of 4\d\d/u.test(message.text())) return;
    if (message.text().includes("not allowed to do this")) isAllowed = false;
    found.push(`console: ${message.text().split("\n")[0]}`);
  };
  const onError = (error: Error) => found.push(`error: ${error.message}`);
  page.on("console", onConsole).on("pageerror", onError);
  try {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      if (!(await open(page, address)) || !isAllowed) return undefined;
      // In a narrow window some links are in a folded menu.
      for (const link of await getLinks(page)) {
        links.add(link);
        // The link to a report is shown once the event has started; its page is there before.
        if (/^\/cloud-event\/\d+$/u.test(link)) links.add(`${link}/report`);
      }
      const { moved, what } = await movedLayout(page);
      if (moved > leastShift)
        found.push(`${width} px: the layout moves by ${moved.toFixed(4)}, most ${what}`);
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await judgeWidth(page, width)));
    }
    for (const size of focusSizes) {
      await page.setViewportSize(size);
      for (const each of await coveredFocus(page)) found.push(`${size.width} x ${size.height}: ${each}`);
    }
  } catch (error) {
    found.push(
      `could not be judged: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`,
    );
  } finally {
    page.off("console", onConsole).off("pageerror", onError);
  }
  return found;
}

/** Walks all addresses of one person; returns the findings, and the paths that were judged. */
async function walk(
  browser: Browser,
  who: Who,
  known: readonly string[],
): Promise<{ findings: Finding[]; judged: string[] }> {
  const context = await browser.newContext({
    baseURL: options.origin,
    locale: "en-GB",
    timezoneId: "Europe/London",
  });
  // Delays answers, as on a phone: parts that arrive late move the layout.
  await context.route("**/graphql", async (route) => {
    await delay(answerMs);
    await route.continue().catch(() => undefined);
  });
  // Maya is at a simulator, whose modules have pages of their own.
  const atSimulator = { name: "service_tag", value: getStation("northgateSkillsLab").serviceTag };
  if (who === "maya") await context.addCookies([{ ...atSimulator, url: options.origin }]);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  if (who !== "none") await startSession(page, cast[who]);
  const paths = who === "none" ? openPaths : pathsOfPages();
  const links = new Set([...unlinked, ...known]);
  const findings: Finding[] = [];
  const done = new Set<string>();
  const missing = new Set<string>();
  const only = options.only === "" ? undefined : options.only.split(",");
  for (;;) {
    const addresses = only?.map((address) => [address, address] as const) ?? getAddresses(paths, links);
    const next = [...addresses].find(([path]) => !done.has(path));
    if (next === undefined) break;
    const [path, address] = next;
    done.add(path);
    const found = await judgeAddress(page, address, links);
    if (found === undefined) missing.add(path);
    for (const what of found ?? []) {
      findings.push({ who, address, what });
      console.log(`${who} ${address}\n    ${what}`);
    }
  }
  await context.close();
  return { findings, judged: [...done].filter((path) => !missing.has(path)) };
}

async function getLinks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("a[href]")]
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );
}

if (options.help) {
  console.log(usage);
} else {
  const people = options.people.split(",");
  const unknown = people.find((name) => !isWho(name));
  if (unknown !== undefined) throw new Error(`There is no demo person "${unknown}". ${usage}`);
  const browser = await chromium.launch(await findChromium());
  const all: Finding[] = [];
  const reached = new Set<string>();
  try {
    const certificate = await issueCertificate();
    for (const who of people.filter(isWho)) {
      const { findings, judged } = await walk(
        browser,
        who,
        who === "maya" || who === "none" ? certificate : [],
      );
      all.push(...findings);
      for (const path of judged) reached.add(path);
      console.log(`${who}: ${judged.length} pages, ${findings.length} findings`);
    }
  } finally {
    await browser.close();
  }
  const unreached = pathsOfPages().filter((path) => !reached.has(path));
  console.log(`${reached.size} pages, ${axeRuns} runs of axe, ${all.length} findings`);
  if (options.only === "" && unreached.length > 0) console.log(`Not reached: ${unreached.join(", ")}`);
  process.exitCode = all.length === 0 ? 0 : 1;
}
