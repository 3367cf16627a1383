import { searchTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, viewer } from "../../../test/portal/open-page.tsx";
import { later, refusal } from "../../../test/portal/portal.ts";

const trainee = { ...viewer(cast.maya), viewerCanUseLogbook: true, viewerCanCreateRecord: true };
const record = {
  id: "r-1",
  dateOfProcedure: "2026-10-01",
  hospital: "Main Campus",
  procedure: { name: "Carotid artery stenting" },
};

async function openSearch() {
  await screen.findByRole("heading", { level: 1 });
  await userEvent.keyboard("{Control>}k{/Control}");
  return screen.findByRole("searchbox", { name: searchTexts.title });
}

const found = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

test("text typed before the search is loaded appears in its field", async () => {
  openPage("/videos", {}, cast.nils);
  await screen.findByRole("heading", { level: 1 });
  await userEvent.keyboard("{Control>}k{/Control}vid");
  const field = await screen.findByRole<HTMLInputElement>("searchbox", { name: searchTexts.title });
  expect(field.value).toBe("vid");
});

test("key presses stay with the page while the signed-in person is unknown", async () => {
  openPage("/videos", { user: refusal("UNAVAILABLE", { retryAfterSeconds: 60 }) }, cast.nils);
  await userEvent.keyboard("{Control>}k{/Control}");
  let isKept = false;
  document.addEventListener("keydown", (event) => (isKept = !event.defaultPrevented), { once: true });
  await userEvent.keyboard("v");
  expect(isKept).toBe(true);
  expect(screen.queryByRole("searchbox", { name: searchTexts.title })).toBe(null);
});

test("pages and own groups are found in the browser, and forbidden data is not requested", async () => {
  const group = { id: 4, name: "IR Residents", customer: { id: 1, name: "Northgate" } };
  const portal = openPage("/videos", { customerGroupsByUser: [group] }, cast.nils);
  const field = await openSearch();
  await userEvent.type(field, "residénts");
  await screen.findByRole("option", { name: /IR Residents/ });
  await userEvent.clear(field);
  await userEvent.type(field, "records");
  await screen.findAllByText(searchTexts.nothing("records"));
  expect(portal.count("foundByServerQuery") + portal.count("foundByServerSimulatorsQuery")).toBe(0);
});

test("if the portal cannot search, a message is shown, pages are found, and the next search asks again", async () => {
  const portal = openPage("/videos", { user: trainee, activities: refusal("INTERNAL") });
  const field = await openSearch();
  await userEvent.type(field, "records");
  await screen.findByText(searchTexts.failed);
  await screen.findByRole("option", { name: /Records/ });
  portal.answer({ activities: { activities: [record], totalCount: 1 } });
  await userEvent.clear(field);
  await userEvent.type(field, "carotid");
  await screen.findByRole("option", { name: /Carotid artery stenting/ });
  expect(screen.queryByText(searchTexts.failed)).toBe(null);
});

test("Enter follows the first result of a text typed before the search is loaded", async () => {
  openPage("/videos", { user: trainee, activities: { activities: [record], totalCount: 1 } });
  await screen.findByRole("heading", { level: 1 });
  await userEvent.keyboard("{Control>}k{/Control}carotid");
  await screen.findByRole("option", { name: /Carotid artery stenting/ });
  // The DOM of the tests leaves the focus on the dialog.
  screen.getByRole("searchbox", { name: searchTexts.title }).focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(location.pathname).toBe("/logbook/records/r-1"));
});

test("a chosen result is listed first the next time", async () => {
  openPage("/videos", { user: trainee, activities: { activities: [record], totalCount: 1 } });
  await userEvent.type(await openSearch(), "carotid");
  await userEvent.click(await screen.findByRole("option", { name: /Carotid artery stenting/ }));
  await waitFor(() => expect(screen.queryByRole("searchbox", { name: searchTexts.title })).toBe(null));
  await waitFor(() => expect(location.pathname).toBe("/logbook/records/r-1"));
  await openSearch();
  await waitFor(() => expect(found()[0]).toContain("Carotid artery stenting"));
});

test.each([
  ["artery renal", /^Right renal artery/],
  ["aneurysm infrarenal", /^Infrarenal aneurysm/],
  ["residents ir", /^IR Residents/],
  ["3 simulator", /^Simulator 3/],
])(
  "“%s” finds a case, an exercise, a group of one's own or a machine by words in any order",
  async (text, name) => {
    openPage("/videos", {
      user: { ...trainee, viewerAdminSections: ["cloud-case-machines"] },
      customerGroupsByUser: [{ id: 4, name: "IR Residents", customer: { id: 1, name: "Northgate" } }],
      getCloudModulesResourceAccessVouchersAsTrainee: [
        {
          expired: false,
          archivedAt: null,
          modules: [{ name: "Renal", cases: [{ caseId: "c1", name: "Right renal artery" }] }],
        },
      ],
      vistActivityChoices: [{ name: "EVAR", exercises: [{ key: "evar/1", name: "Infrarenal aneurysm" }] }],
      cloudCaseVMs: [
        { id: "3", name: "Simulator 3" },
        { id: "4", name: "Simulator 4" },
      ],
    });
    await userEvent.type(await openSearch(), text);
    await screen.findByRole("option", { name });
    expect(found()).toHaveLength(1);
  },
);

test.each(["iliac course", "courses iliac"])(
  "“%s” finds the courses of groups that an administrator has, and other things of the name only by the words in it",
  async (text) => {
    const course = { id: 7, name: "Iliac access" };
    const group = { id: 4, name: "IR Residents", customer: { id: 1, name: "Northgate" } };
    const portal = openPage("/videos", {
      user: { ...viewer(cast.george), viewerAdminSections: ["groups"] },
      administeredGroups: ({ search }: { search?: string }) => ({
        totalCount: 2,
        groups:
          search === undefined
            ? [
                { ...group, assignedCourses: [course] },
                { ...group, id: 5, name: "IR Fellows", assignedCourses: [course] },
              ]
            : [{ id: 6, name: "Iliac team", customer: group.customer }],
      }),
    });
    await userEvent.type(await openSearch(), text);
    await waitFor(() => expect(portal.count("foundByServerQuery")).toBeGreaterThan(1));
    const option = await screen.findByRole("option", { name: /^Iliac access/ });
    expect(option.textContent).toBe("Iliac accessCourse of IR Residents");
    expect(found()[0]).toBe(option.textContent);
    expect(option.querySelector("a")?.getAttribute("href") ?? option.getAttribute("href")).toBe(
      "/admin/groups/4/courses",
    );
  },
);

test("“new event” finds the page on which events are created, for a person who may", async () => {
  openPage("/videos", { user: { ...viewer(cast.george), viewerAdminSections: ["events"] } });
  await userEvent.type(await openSearch(), "new event");
  await screen.findByRole("option", { name: /^Events.*Administration/ });
});

test("a group admin finds people of the group and opens their page", async () => {
  const { keycloakId: id, email } = cast.maya;
  const leads = { ...viewer(cast.priya), viewerAdminSections: ["groups"] };
  openPage("/videos", { user: leads, administeredPeople: [{ id, name: "Maya Lindqvist", email }] });
  await userEvent.type(await openSearch(), "lindqvist");
  await userEvent.click(await screen.findByRole("option", { name: /Maya Lindqvist/ }));
  await waitFor(() => expect(location.pathname).toBe(`/admin/people/${id}`));
});

test("only the beginning of a very long text is sent to the portal", async () => {
  const portal = openPage("/videos", { user: trainee, activities: { activities: [record], totalCount: 1 } });
  const field = await openSearch();
  await userEvent.click(field);
  await userEvent.paste("carotid ".repeat(1_250));
  await screen.findByRole("option", { name: /Carotid artery stenting/ });
  const sent = portal.asked.filter(({ name }) => name === "foundByServerQuery");
  expect(sent.map(({ variables }) => variables["text"])).toEqual([
    "carotid ".repeat(13).slice(0, 100).trim(),
  ]);
});

test("a message is shown if a short text was searched at the start of words only", async () => {
  const activities = { matchesWordStartsOnly: true, activities: [record] };
  const portal = openPage("/videos", { user: trainee, activities });
  const field = await openSearch();
  await userEvent.type(field, "ca");
  await screen.findByText(searchTexts.wordStartsOnly);
  portal.answer({ activities: { ...activities, matchesWordStartsOnly: false } });
  await userEvent.type(field, "r");
  await waitFor(() => expect(screen.queryByText(searchTexts.wordStartsOnly)).toBe(null));
});

test("one letter asks for a second one, but one character of another script is searched", async () => {
  const portal = openPage("/videos", { user: trainee, activities: { activities: [] } });
  const field = await openSearch();
  await userEvent.type(field, "q");
  await screen.findAllByText(searchTexts.tooShort);
  await userEvent.clear(field);
  await userEvent.type(field, "北");
  await screen.findAllByText(searchTexts.nothing("北"));
  const sent = portal.asked.filter(({ name }) => name === "foundByServerQuery");
  expect(sent.map(({ variables }) => variables["text"])).toEqual(["北"]);
});

test("a failed search is repeated when the browser is online again", async () => {
  const portal = openPage("/videos", { user: trainee, activities: refusal("INTERNAL") });
  await userEvent.type(await openSearch(), "carotid");
  await screen.findByText(searchTexts.failed);
  portal.answer({ activities: { activities: [record], totalCount: 1 } });
  window.dispatchEvent(new Event("online"));
  await screen.findByRole("option", { name: /Carotid artery stenting/ });
  await waitFor(() => expect(screen.queryByText(searchTexts.failed)).toBe(null));
});

test("the message for a very long text without results contains only its beginning", async () => {
  openPage("/videos", { user: trainee, activities: { activities: [] } });
  await userEvent.click(await openSearch());
  await userEvent.paste("x".repeat(10_000));
  await waitFor(() => expect(screen.getAllByText(/^Nothing found/)[0]?.textContent?.length).toBeLessThan(90));
});

test("a late answer to an earlier search does not replace the current one", async () => {
  const late = later<object>();
  const second = { ...record, id: "r-2", procedure: { name: "Renal stenting" } };
  const portal = openPage("/videos", {
    user: trainee,
    activities: () => late.promise,
  });
  const field = await openSearch();
  await userEvent.type(field, "stenting");
  await waitFor(() => expect(portal.count("foundByServerQuery")).toBe(1));
  portal.answer({ activities: { activities: [second] } });
  await userEvent.type(field, " r");
  await screen.findByRole("option", { name: /Renal stenting/ });
  late.resolve({ activities: [record] });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(found().join()).not.toContain("Carotid");
});

test("a page is found by its contents, and an upcoming event by the label of its button", async () => {
  const event = (id: number, name: string, hours: number) => ({
    id,
    name,
    eventAt: new Date(Date.now() + hours * 3_600_000).toISOString(),
  });
  openPage("/videos", {
    user: trainee,
    getEventResourceAccessVouchersAsTrainee: [event(1, "Stroke day", 1), event(2, "Last year", -9_000)],
  });
  const field = await openSearch();
  const search = async (word: string, option: RegExp) => {
    await userEvent.clear(field);
    await userEvent.type(field, word);
    await screen.findByRole("option", { name: option });
    return found().join(" | ");
  };
  expect(await search("certificate", /^Assignments/)).toContain("Verify a certificate or report");
  await search("proficient", /^Progress/);
  await search("dark", /^Account/);
  expect(await search("join", /^Stroke day/)).not.toContain("Last year");
});

test("support finds the pages for people and failed starts", async () => {
  openPage(
    "/videos",
    { user: { ...viewer(cast.ingrid), viewerAdminSections: ["feedback", "audit"] } },
    cast.ingrid,
  );
  const field = await openSearch();
  await userEvent.type(field, "people");
  await screen.findByRole("option", { name: /^Failed requests/ });
  await userEvent.clear(field);
  await userEvent.type(field, "start");
  await screen.findByRole("option", { name: /Failed starts in 24 h/ });
  await screen.findByRole("option", { name: /^Failed requests/ });
});

test("“give hours” with a name leads to that person's form, and alone it completes the search text", async () => {
  const { keycloakId: id, email } = cast.maya;
  const gives = { ...viewer(cast.george), viewerAdminSections: ["groups", "cloud-case-vouchers"] };
  const portal = openPage(
    "/videos",
    { user: gives, administeredPeople: [{ id, name: "Maya Lindqvist", email }] },
    cast.george,
  );
  const field = await openSearch();
  await userEvent.type(field, "give hours");
  await screen.findByRole("option", { name: /^Give hours/ });
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(field).toHaveProperty("value", "Give hours to "));
  await screen.findAllByText("Keep typing: the name of the person");
  await userEvent.type(field, "maya");
  const gift = await screen.findByRole("option", { name: /^Give hours to Maya Lindqvist/ });
  expect(
    gift.getAttribute("href") ?? gift.querySelector("a")?.getAttribute("href") ?? gift.dataset.href,
  ).toBe(`/admin/people/${id}?give=hours`);
  // The name may already be in what was found for the beginning of the sentence: the portal is asked after a pause.
  await waitFor(() =>
    expect(portal.asked.findLast(({ name }) => name === "foundByServerQuery")?.variables).toMatchObject({
      text: "maya",
    }),
  );
});

test("“invite” and “remind” are found as actions, and with a name lead to invitations or to the person", async () => {
  const admin = { ...viewer(cast.priya), viewerAdminSections: ["groups"] };
  openPage(
    "/videos",
    {
      user: admin,
      administeredGroups: { groups: [{ id: 4, name: "IR Residents", customer: { name: "Northgate" } }] },
      administeredPeople: [{ id: cast.maya.keycloakId, name: "Maya Lindqvist", email: cast.maya.email }],
    },
    cast.priya,
  );
  const field = await openSearch();
  const getHref = (option: HTMLElement) =>
    option.getAttribute("href") ?? option.querySelector("a")?.getAttribute("href") ?? option.dataset.href;
  await userEvent.type(field, "invite");
  const act = await screen.findByRole("option", { name: /^Invite people/ });
  // The page with the invitations is still found as well.
  await screen.findByRole("option", { name: /^Groups/ });
  await userEvent.click(act);
  await waitFor(() => expect(field).toHaveProperty("value", "Invite people to "));
  await screen.findAllByText("Keep typing: the name of the group");
  await userEvent.type(field, "res");
  expect(getHref(await screen.findByRole("option", { name: /^Invite people to IR Residents/ }))).toBe(
    "/admin/groups/4/invitations#list",
  );
  await userEvent.clear(field);
  await userEvent.type(field, "remind");
  expect(getHref(await screen.findByRole("option", { name: /^Remind people/ }))).toBe(
    "/admin/groups/this-week",
  );
  await userEvent.type(field, " maya");
  expect(getHref(await screen.findByRole("option", { name: /^Remind Maya Lindqvist/ }))).toBe(
    "/admin/groups/this-week?search=Maya+Lindqvist",
  );
});

test.each(["maya hours", "maya give hours", "give maya hours", "Hours for Lindqvist Maya"])(
  "“%s” finds the action with the name, beside what has these words",
  async (text) => {
    const { keycloakId: id, email } = cast.maya;
    const words = text.toLowerCase().split(" ");
    openPage(
      "/videos",
      {
        user: { ...viewer(cast.george), viewerAdminSections: ["groups", "cloud-case-vouchers", "events"] },
        administeredPeople: ({ search }: { readonly search: string }) =>
          /hours/i.test(search) || !/maya/i.test(search) ? [] : [{ id, name: "Maya Lindqvist", email }],
        getAllEventResourceAccessVouchersAsAdmin: {
          vouchers: [
            {
              id: 5,
              name: `Class ${words.join(" ")}`,
              eventAt: "2026-11-01T10:00:00.000Z",
              customer: { name: "N" },
            },
          ],
        },
      },
      cast.george,
    );
    await userEvent.type(await openSearch(), text);
    await screen.findByRole("option", { name: /^Give hours to Maya Lindqvist/ });
    await screen.findByRole("option", { name: /^Class/ });
    expect(screen.getAllByRole("option")[0]?.textContent).toMatch(/^Give hours to Maya Lindqvist/);
  },
);

test("a name alone also finds what can be done for the first person and group that have it", async () => {
  const named = (id: string) => ({ id, name: `Maya ${id}`, email: `${id}@northgate.example` });
  openPage(
    "/videos",
    {
      user: { ...viewer(cast.george), viewerAdminSections: ["groups", "cloud-case-vouchers"] },
      administeredGroups: { groups: [{ id: 4, name: "Mayans", customer: { name: "Northgate" } }] },
      administeredPeople: [named("one"), named("two")],
    },
    cast.george,
  );
  await userEvent.type(await openSearch(), "maya");
  await screen.findByRole("option", { name: /^Invite people to Mayans/ });
  const options = screen.getAllByRole("option").map(({ textContent }) => textContent ?? "");
  const found = options.filter((option) => option.includes("Maya"));
  expect(found.toSorted()).toEqual([
    expect.stringMatching(/^Give hours to Maya one/),
    expect.stringMatching(/^Invite people to Mayans/),
    expect.stringMatching(/^Maya one/),
    expect.stringMatching(/^Maya two/),
    expect.stringMatching(/^Mayans/),
  ]);
  const getPlace = (start: string) => options.findIndex((option) => option.startsWith(start));
  expect(getPlace("Give hours to Maya one")).toBe(getPlace("Maya one") + 1);
});

test("a person who may not give hours is not offered to", async () => {
  openPage("/videos", { user: { ...viewer(cast.priya), viewerAdminSections: ["groups"] } }, cast.priya);
  await userEvent.type(await openSearch(), "give hours");
  await screen.findAllByText(searchTexts.nothing("give hours"));
});
