import { reportOperationTexts, logbookReportTexts as texts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage } from "../../../../test/portal/open-page.tsx";
import { refusal } from "../../../../test/portal/portal.ts";

const requirement = {
  name: "Procedures as first operator",
  minimum: 250,
  counted: 96,
  disputed: 2,
  missing: 154,
  uncounted: [
    { reason: "role", cases: 20 },
    { reason: "confirmation", cases: 42 },
  ],
};
const logbookReportPreview = {
  setName: "European Board",
  assumptions: ["First operator is the role Operator."],
  isTooLong: false,
  cases: 158,
  confirmed: 100,
  disputed: 3,
  unprintable: ["東京病院"],
  confirmations: [
    { state: "confirmed", cases: 100 },
    { state: "open", cases: 51 },
    { state: "imported", cases: 7 },
  ],
  requirements: [requirement],
};
const report = {
  id: "r-1",
  code: "7KQ2-M8XD-0V4N-PR1A-11CC",
  requirementSet: "european_board",
  from: null,
  to: "2026-11-20",
  madeAt: "2026-11-20T09:00:00Z",
  size: 120_000,
  url: "https://portal.example/api/objects/logbook-reports/r-1.pdf?signature=1",
};
const none = { reports: [], latest: null };
const base = { logbookReportPreview, logbookReports: none, logbookTotalsGroups: { totalCount: 0 } };

test("the page shows what counts, what is missing and why, with links to the records", async () => {
  openPage("/logbook/report", base);
  const list = within(await screen.findByRole("list", { name: texts.requirements }));
  const text = list.getByRole("listitem").textContent;
  screen.getByText(texts.disputedHelp(3), { exact: false });
  expect(screen.getByRole("link", { name: texts.disputedLink }).getAttribute("href")).toBe("/logbook/totals");
  // Told before the report is made.
  screen.getByText(texts.unprintable(["東京病院"]));
  for (const part of [
    "96 of 250",
    "2 of them have a role",
    "154 cases missing.",
    "20 in another role · 42 not confirmed yet",
  ])
    expect(text).toContain(part);
  screen.getByRole("link", { name: "7 imported" });
  expect(screen.queryByRole("link", { name: /confirmed|returned/ })).toBeNull();
  const href = screen.getByRole("link", { name: texts.unconfirmed.open(51) }).getAttribute("href");
  expect(href).toMatch(/^\/logbook\/records\?.*confirmation=open/);
  expect(href).not.toContain("participant=");
  screen.getByText(texts.none);
});

test("the records of a person who oversees groups are filtered by their own name", async () => {
  openPage("/logbook/report", { ...base, logbookTotalsGroups: { totalCount: 2 } }, cast.priya);
  const link = await screen.findByRole("link", { name: texts.unconfirmed.open(51) });
  expect(new URLSearchParams(link.getAttribute("href")?.split("?")[1]).get("participant")).toBe(
    `${cast.priya.firstName} ${cast.priya.lastName}`,
  );
});

test("period and requirements are in the address, and the PDF is requested for them", async () => {
  const portal = openPage("/logbook/report?period=custom&from=2026-01-01&to=2026-03-31", base);
  await userEvent.click(await screen.findByRole("button", { name: /^European Board.*Requirements/ }));
  await userEvent.click(await screen.findByRole("option", { name: "Institution’s targets" }));
  await screen.findByRole("button", { name: /^Institution’s targets.*Requirements/ });
  expect(new URLSearchParams(location.search).get("set")).toBe("institution");
  portal.answer({
    ...base,
    makeLogbookReport: { latest: { id: "o-1" } },
    logbookReports: {
      reports: [{ ...report, url: null, size: null }],
      latest: { id: "o-1", state: "running", progress: 40, message: reportOperationTexts.states.running },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: texts.make }));
  await waitFor(() =>
    expect(portal.asked.find(({ name }) => name === "useReportChangesMakeMutation")?.variables).toEqual({
      from: "2026-01-01",
      to: "2026-03-31",
      requirementSet: "institution",
    }),
  );
  await screen.findByRole("progressbar", { name: reportOperationTexts.states.running });
  screen.getByText(texts.notMade);
  // A pending button keeps its focus, and makes no second report.
  const make = screen.getByRole("button", { name: new RegExp(texts.make) });
  expect(document.activeElement).toBe(make);
  await userEvent.click(make);
  expect(portal.asked.filter(({ name }) => name === "useReportChangesMakeMutation")).toHaveLength(1);
});

test("a report is downloaded, and deleted after a question", async () => {
  const portal = openPage("/logbook/report", {
    ...base,
    logbookReports: { reports: [report], latest: null },
    deleteLogbookReport: "r-1",
  });
  const download = await screen.findByRole("link", { name: texts.downloadOf(report.code) });
  expect(download.getAttribute("href")).toBe(report.url);
  expect(screen.getByRole("link", { name: report.code }).getAttribute("href")).toBe(`/verify/${report.code}`);
  await userEvent.click(screen.getByRole("button", { name: texts.deleteOf(report.code) }));
  expect(portal.asked.some(({ name }) => name === "useReportChangesDeleteMutation")).toBe(false);
  const dialog = within(await screen.findByRole("alertdialog"));
  dialog.getByText(texts.deleteQuestion);
  await userEvent.click(dialog.getByRole("button", { name: texts.delete }));
  await screen.findByText(texts.deleted);
  expect(portal.asked.find(({ name }) => name === "useReportChangesDeleteMutation")?.variables).toEqual({
    id: "r-1",
  });
});

test("a failed request is said, and a period with too many cases makes no report", async () => {
  const portal = openPage("/logbook/report", base);
  portal.answer({ ...base, makeLogbookReport: () => refusal("RATE_LIMITED", { retryAfterSeconds: 60 }) });
  await userEvent.click(await screen.findByRole("button", { name: texts.make }));
  await screen.findByText(refusal("RATE_LIMITED", { retryAfterSeconds: 60 }).message);
  portal.answer({ ...base, logbookReportPreview: { ...logbookReportPreview, isTooLong: true } });
  portal.reload();
  await screen.findByText(texts.tooManyCases);
  expect(screen.getByRole("button", { name: texts.make }).hasAttribute("disabled")).toBe(true);
});
