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
      failedStarts: { count: 3, starts: [failed] },
      administeredPeople: [found],
      ...answers,
    },
    who,
  );
const field = () => screen.findByRole("searchbox", { name: texts.search });

test("support searches a name and opens the person (9.058)", async () => {
  const portal = open();
  await userEvent.type(await field(), "may{Enter}");
  const people = within(await screen.findByRole("list", { name: texts.found }));
  people.getByText(email);
  expect(people.getByRole("link", { name: found.name }).getAttribute("href")).toBe(href);
  expect(portal.asked.find(({ name }) => name === "FoundPeopleQuery")?.variables).toEqual({ search: "may" });
  // The search is in the address, so that going back leads to its results.
  expect(location.search).toBe("?search=may");
});

test("fewer than three letters are not searched, and the help text is shown", async () => {
  const portal = open();
  await userEvent.type(await field(), "ma{Enter}");
  screen.getByText(texts.help);
  expect(portal.count("FoundPeopleQuery")).toBe(0);
});

test("a search without results and a failed search each have a message", async () => {
  const portal = open({ administeredPeople: [] }, cast.ingrid, "/admin/people?search=zzz");
  await screen.findByText(texts.noOne);
  portal.answer({ administeredPeople: refusal("INTERNAL") });
  await userEvent.type(await field(), "z{Enter}");
  await screen.findByText(texts.searchFailed);
});

test("the latest failed starts link to their people", async () => {
  open();
  const starts = within(await screen.findByRole("list", { name: texts.failedStarts }));
  expect(starts.getByRole("link", { name: found.name }).getAttribute("href")).toBe(href);
  starts.getByText(/^Pedal loop: no simulator was free ·/);
  screen.getByText("and 2 earlier");
});

test("failed starts are not requested for an administrator of an institution", async () => {
  const portal = open({}, cast.george);
  await field();
  expect(screen.queryByRole("region", { name: texts.failedStarts })).toBeNull();
  expect(portal.count("LatestFailedStartsQuery")).toBe(0);
});

test("without failed starts, the page says so", async () => {
  open({ failedStarts: { count: 0, starts: [] } });
  await screen.findByText(texts.noFailedStarts);
});
