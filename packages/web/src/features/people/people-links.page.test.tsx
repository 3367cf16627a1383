import { cast } from "@cathedra/test-fixtures";
import { screen, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openPage, settled, viewer } from "../../../test/portal/open-page.tsx";
import { refusal } from "../../../test/portal/portal.ts";

const person = ({ keycloakId, firstName, lastName, email }: typeof cast.maya) => ({
  keycloak_id: keycloakId,
  first_name: firstName,
  last_name: lastName,
  email,
});
const [maya, aiko] = [person(cast.maya), person(cast.aiko)];
const { keycloak_id: mayaId, first_name, last_name } = maya;
const name = `${first_name} ${last_name}`;
const { email: _email, ...runner } = maya;
const user = { ...viewer(cast.priya), viewerAdminSections: ["groups", "audit"] };
const open = (address: string, answers: object) =>
  openPage(address, { user, readablePeople: [mayaId], ...answers }, cast.priya);
const run = {
  id: "a0000000-0000-4000-8000-000000000001",
  exerciseName: "Selective angiography",
  createdBy: runner,
  source: "station",
};
const runPage = {
  vistActivity: { ...run, definition: { metrics: [], groups: [], benchmarks: [] }, values: {} },
};
const runAddress = `/activity-log/vist-activity/${run.id}`;
const present = {
  isOrganizer: false,
  joinedAt: "2026-11-26T12:00:00Z",
  presentInSeconds: 60,
  controlInSeconds: 0,
};
const group = { id: 7, name: "IR Fellows", customer: { id: 1, name: "Northgate" } };
const assignment = { id: 3, title: "TACE", kind: "course", dueOn: "2026-12-24" };

const pages: readonly (readonly [string, string, object])[] = [
  ["the person of a run", runAddress, runPage],
  [
    "who took part in an event",
    "/cloud-event/5/report",
    { eventReport: { voucherId: 5, people: [{ person: maya, ...present }], absent: [aiko] } },
  ],
  [
    "whom a change affected",
    "/admin/audit?open=1",
    {
      auditEntry: {
        entry: { id: "1", thing: { kind: "group", id: "7", name: "IR Fellows" } },
        people: [{ id: mayaId, name }],
        facts: [],
      },
    },
  ],
  [
    "who is asked for an assignment",
    "/admin/groups/7/assignments?open=3",
    {
      getCustomerGroup: group,
      groupAssignments: { customerGroup: group, assignments: [{ assignment }] },
      assignmentPeople: { assignment, totalCount: 1, people: [{ person: runner, status: "done" }] },
    },
  ],
];

for (const [what, address, answers] of pages)
  test(`${what} is a link to the page of the person, and the links are requested once`, async () => {
    const portal = open(address, answers);
    const link = await screen.findByRole("link", { name });
    expect(link.getAttribute("href")).toBe(`/admin/people/${mayaId}`);
    expect(portal.count("PeopleLinksQuery")).toBe(1);
  });

test("a person whose page may not be opened is shown as text beside links to others", async () => {
  open("/cloud-event/5/report", pages[1]?.[2] ?? {});
  await screen.findByRole("link", { name });
  screen.getByText(/Aiko Tanaka/);
  expect(within(screen.getByRole("main")).getAllByRole("link", { name: /Tanaka|Lindqvist/ })).toHaveLength(1);
});

test("if the request for readable people fails, names are shown without links", async () => {
  open(runAddress, { ...runPage, readablePeople: refusal("INTERNAL") });
  // The name also appears in the print footer, so several elements are found.
  await screen.findAllByText(name);
  await settled();
  expect(screen.queryByRole("link", { name })).toBe(null);
});

test("no links are requested if the viewer may not look up anyone", async () => {
  const portal = openPage(runAddress, { ...runPage, readablePeople: [mayaId] }, cast.tomas);
  // The name also appears in the print footer, so several elements are found.
  await screen.findAllByText(name);
  await settled();
  expect(portal.count("PeopleLinksQuery")).toBe(0);
});
