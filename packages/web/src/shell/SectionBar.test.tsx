import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { BottomBar } from "./BottomBar.tsx";
import { SectionBar } from "./SectionBar.tsx";
import { getSections, sectionPages, selectPage } from "./section-pages.ts";

const noRights = {
  viewerAdminSections: [],
  viewerCanCreateRecord: false,
  viewerCanUseLogbook: false,
  viewerIsAttending: false,
};
const trainee = { ...noRights, viewerCanCreateRecord: true, viewerCanUseLogbook: true };
const attending = { ...noRights, viewerIsAttending: true };
const admin = { ...noRights, viewerAdminSections: ["groups"] };

/** The labels of links and buttons in order, and those marked as current. */
function shown(Bar: typeof SectionBar, viewer: Parameters<typeof getSections>[0], path: string) {
  const html = renderToString(
    <MemoryRouter initialEntries={[path]}>
      <Bar sections={getSections(viewer)} mayCreateRecord={viewer?.viewerCanCreateRecord === true} />
    </MemoryRouter>,
  );
  const entries = [...html.matchAll(/<(?:a|button)\b([^>]*)>(.*?)<\/(?:a|button)>/gu)].map(
    ([, attributes = "", content = ""]) => ({
      words: content.replaceAll(/<[^>]*>/gu, ""),
      current: /aria-current="(\w+)"/u.exec(attributes)?.[1],
    }),
  );
  return {
    words: entries.map(({ words }) => words),
    current: entries.flatMap(({ words, current }) => (current === undefined ? [] : [[words, current]])),
  };
}

const everyones = ["Home", "Learn", "Simulate", "Results"];

test.each([
  ["a person who is still being loaded", undefined, everyones],
  ["a learner", noRights, everyones],
  ["a trainee", trainee, [...everyones, "Logbook", "Log a case"]],
  ["an attending", attending, [...everyones, "Confirmations"]],
  ["an admin", admin, [...everyones, "Manage"]],
])("section bar of %s", (_who, viewer, words) => {
  expect(shown(SectionBar, viewer, "/profile/account").words).toEqual(words);
});

test.each([
  ["a trainee", trainee, ["Home", "Learn", "Log a case", "Results", "More"]],
  ["an attending", attending, ["Home", "Confirmations", "Learn", "Simulate", "More"]],
  ["an admin", admin, ["Home", "Manage", "Learn", "Simulate", "More"]],
])("bottom bar of %s", (_who, viewer, words) => {
  expect(shown(BottomBar, viewer, "/").words).toEqual(words);
});

test.each([
  ["support", ["s3-management", "audit", "people"], "/admin/people"],
  ["an admin", ["groups"], "/admin"],
])("Manage links %s to the most used page", (_who, viewerAdminSections, href) => {
  for (const Bar of [SectionBar, BottomBar]) {
    const html = renderToString(
      <MemoryRouter initialEntries={["/"]}>
        <Bar sections={getSections({ ...admin, viewerAdminSections })} mayCreateRecord={false} />
      </MemoryRouter>,
    );
    expect(/<a\b[^>]*href="(\/admin[^"]*)"/u.exec(html)?.[1]).toBe(href);
  }
});

test("the bottom bar keeps its layout while the person is unknown", () => {
  const html = renderToString(
    <MemoryRouter initialEntries={["/"]}>
      <BottomBar sections={[]} mayCreateRecord={false} />
    </MemoryRouter>,
  );
  expect(html.match(/<li\b/gu)).toHaveLength(5);
  expect(html).toMatch(/<button\b[^>]* disabled=""/u);
});

test.each([
  ["/", [["Home", "page"]]],
  [
    "/events",
    [
      ["Simulate", "true"],
      ["Events", "page"],
    ],
  ],
  [
    "/cloud-event/7",
    [
      ["Simulate", "true"],
      ["Events", "true"],
    ],
  ],
  [
    "/logbook",
    [
      ["Logbook", "page"],
      ["Overview", "page"],
    ],
  ],
  [
    "/logbook/records/7",
    [
      ["Logbook", "true"],
      ["Records", "true"],
    ],
  ],
  ["/profile/account", []],
])("%s marks the current section and page", (path, current) => {
  expect(shown(SectionBar, trainee, path).current).toEqual(current);
});

test("the open section shows its pages", () => {
  expect(shown(SectionBar, noRights, "/progress").words).toEqual([...everyones, "Progress", "Activity log"]);
});

test("the address of every page belongs to that page", () => {
  const all = getSections({ ...trainee, viewerAdminSections: ["groups"] });
  for (const { pages } of all)
    for (const page of pages) expect(selectPage(sectionPages[page].href, all)).toBe(page);
});
