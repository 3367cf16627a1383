import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openPage } from "../../../../../test/portal/open-page.tsx";
import { refusal } from "../../../../../test/portal/portal.ts";
import { aRecord, northgateGroups } from "../../../../../test/record-form.ts";

const getPerson = ({ keycloakId, firstName, lastName }: typeof cast.maya) => ({
  keycloak_id: keycloakId,
  first_name: firstName,
  last_name: lastName,
});
const record = aRecord();
const earlier = {
  ...record,
  id: "r2",
  createdAt: "2026-03-02T18:00:00.000Z",
  createdBy: getPerson(cast.maya),
};
const colleagues = { ...earlier, id: "r3", createdBy: getPerson(cast.tomas) };
const ofOtherProcedure = { ...earlier, id: "r4", procedure: { ...record.procedure, code: "other" } };
const form = {
  customerGroups: northgateGroups.slice(0, 1),
  IRLogFormData: { attending: [], hospitals: [], targets: [] },
  activity: record,
};

test("the form says before saving which records the person may read are of the same day, hospital, procedure and attending", async () => {
  const portal = openPage(`/logbook/records/${record.id}`, {
    ...form,
    activities: { activities: [record, earlier, colleagues, ofOtherProcedure], totalCount: 4 },
  });
  const note = within(
    (await screen.findByText("This case may be logged already")).closest("output") as HTMLElement,
  );
  expect(note.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/logbook/records/r2",
    "/logbook/records/r3",
  ]);
  note.getByText(/You logged one on 03\/02\/2026/);
  note.getByText(/Tomás Herrera logged one on 03\/02\/2026/);
  const { dateOfProcedure: day, hospital, attending, procedure } = record;
  expect(portal.asked.find(({ name }) => name === "SuspectedDoublesQuery")?.variables).toMatchObject({
    searchParams: {
      startDate: day,
      endDate: day,
      hospital,
      attending: attending.id,
      subCategory: procedure.subCategory,
    },
  });
});

test("a record of a colleague that may not be read is said without its writer, one that may be read only by its writer", async () => {
  const own = { activities: [record, earlier], totalCount: 2 };
  const portal = openPage(`/logbook/records/${record.id}`, {
    ...form,
    activities: own,
    logbookCaseOfColleague: true,
  });
  await screen.findByText("A colleague in your group has logged this case.");
  expect(portal.asked.find(({ name }) => name === "SuspectedDoublesQuery")?.variables).toMatchObject({
    day: record.dateOfProcedure,
    code: record.procedure.code,
  });
  portal.answer({ ...form, activities: { activities: [record, colleagues], totalCount: 2 } });
  portal.reload();
  await screen.findByText(/Tomás Herrera logged one on/);
  expect(screen.queryByText(/A colleague in your group/)).toBe(null);
});

test("without an answer about other records nothing is said, and the form stays as it is", async () => {
  const portal = openPage(`/logbook/records/${record.id}`, { ...form, activities: refusal("FORBIDDEN") });
  await waitFor(() => expect(portal.count("SuspectedDoublesQuery")).toBe(1));
  await screen.findByRole("button", { name: "Save record" });
  expect(screen.queryByText("This case may be logged already")).toBe(null);
});
