import { findPeopleTexts as texts } from "@cathedra/domain/messages";
import { type CastPerson, cast } from "@cathedra/test-fixtures";
import { screen, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, viewer } from "../../../../test/portal/open-page.tsx";
import { refusal } from "../../../../test/portal/portal.ts";

const { keycloakId, firstName, lastName, email } = cast.maya;
const href = `/admin/people/${keycloakId}`;
const found = { id: keycloakId, name: `${firstName} ${lastName}`, email };
const failed = {
  id: "1",
  at: "2026-11-01T10:00:00.000Z",
  cause: "NO_FREE_MACHINE",
  what: "Pedal loop",
  person: { keycloak_id: keycloakId, first_name: firstName, last_name: lastName },
};
const open = (answers: object = {}, who: CastPerson = cast.ingrid, address = "/admin/people") =>
  openPage(
    address,
    {
      user: { ...viewer(who), viewerAdminSections: ["s3-management", "audit", "people"] },
      failedStarts: { starts: [failed] },
      administeredPeople: [found],
      ...answers,
    },
    who,
  );
const field = () => screen.findByRole("searchbox", { name: texts.search });

test("support types a name and is led to the person (9.058)", async () => {
  const portal = open();
  await userEvent.type(await field(), "may{Enter}");
  const people = within(await screen.findByRole("list", { name: texts.found }));
  people.getByText(email);
  expect(people.getByRole("link", { name: found.name }).getAttribute("href")).toBe(href);
  expect(portal.asked.find(({ name }) => name === "FoundPeopleQuery")?.variables).toEqual({ search: "may" });
  // What was searched is in the address: the way back leads to it.
  expect(location.search).toBe("?search=may");
});

test("a word of less than three letters is not searched, and why is said", async () => {
  const portal = open();
  await userEvent.type(await field(), "ma{Enter}");
  screen.getByText(texts.help);
  expect(portal.count("FoundPeopleQuery")).toBe(0);
});

test("no one found, and a search that failed, are said", async () => {
  const portal = open({ administeredPeople: [] }, cast.ingrid, "/admin/people?search=zzz");
  await screen.findByText(texts.noOne);
  portal.answer({ administeredPeople: refusal("INTERNAL") });
  await userEvent.type(await field(), "z{Enter}");
  await screen.findByText(texts.searchFailed);
});

test("the latest starts that failed lead to their people; who may not read them is shown none", async () => {
  open();
  const starts = within(await screen.findByRole("list", { name: texts.failedStarts }));
  expect(starts.getByRole("link", { name: found.name }).getAttribute("href")).toBe(href);
  starts.getByText(/^Pedal loop: no simulator was free ·/);
});

test("an administrator of an institution is not asked for starts that failed", async () => {
  const portal = open({}, cast.george);
  await field();
  expect(screen.queryByRole("region", { name: texts.failedStarts })).toBeNull();
  expect(portal.count("LatestFailedStartsQuery")).toBe(0);
});

test("of no start that failed it is said", async () => {
  open({ failedStarts: { starts: [] } });
  await screen.findByText(texts.noFailedStarts);
});
