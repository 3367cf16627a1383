import { machineTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { comeBackToPage, openPage, viewer } from "../../../../test/portal/open-page.tsx";
import { refusal } from "../../../../test/portal/portal.ts";

const machine = (name: string) => ({
  id: `id-of-${name}`,
  name,
  url: `https://${name}.example`,
  status: "idle",
  reason: "READY",
  status_since: "2026-11-02T09:00:00.000Z",
});
const first = machine("sim-01");
const last = machine("sim-02");

/** Opens the fleet as Ruth. An empty query opens no machine. */
async function openFleet(query = "", answers: object = {}) {
  const portal = openPage(
    `/admin/cloud-case-machines${query}`,
    {
      user: { ...viewer(cast.ruth), viewerAdminSections: ["cloud-case-machines"] },
      cloudCaseVMs: [first, last],
      ...answers,
    },
    cast.ruth,
  );
  await screen.findByRole("table", { name: "Machines" });
  return portal;
}
const names = () => screen.queryAllByRole("rowheader").map(({ textContent }) => textContent);
const openedDetails = () => screen.findByRole("dialog", { name: last.name });

test("a machine is found by its name, also after a reload, and the file contains the shown rows", async () => {
  const portal = await openFleet();
  expect(names()).toEqual([first.name, last.name]);
  await userEvent.type(screen.getByRole("searchbox", { name: "Search machines" }), last.name);
  await waitFor(() => expect(names()).toEqual([last.name]));
  await waitFor(() => expect(location.search).toBe(`?search=${last.name}`));
  const saved = vi.spyOn(URL, "createObjectURL");
  await userEvent.click(screen.getByRole("button", { name: "Save CSV" }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  const file = saved.mock.calls[0]?.[0] as Blob;
  saved.mockRestore();
  const lines = (await file.text()).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`${last.name},`);
  portal.reload();
  await waitFor(() => expect(names()).toEqual([last.name]));
});

test("the details of a machine that someone else removes stay open and keep the focus", async () => {
  const portal = await openFleet(`?search=${last.name}&open=${last.id}`);
  const details = await openedDetails();
  const remove = await within(details).findByRole("button", { name: "Remove VM" });
  remove.focus();
  portal.answer({ cloudCaseVMs: [first] });
  comeBackToPage();
  await within(details).findByText(machineTexts.hasLeft);
  expect(within(details).queryByRole("button", { name: "Remove VM" })).toBe(null);
  // The message is shown at the missing facts, and the drawer itself stays.
  await waitFor(() => {
    expect(details.contains(document.activeElement)).toBe(true);
    expect(document.activeElement).not.toBe(details);
    expect(document.activeElement?.textContent).toContain(machineTexts.removed);
  });
  await userEvent.keyboard("{Escape}");
  await screen.findByText("No machines match.");
});

test("a failed action is shown with its machine until it is dismissed", async () => {
  const portal = await openFleet(`?open=${last.id}`, { turnOffVM: refusal("INTERNAL") });
  const details = await openedDetails();
  const act = await within(details).findByRole("button", { name: "Turn Off" });
  act.focus();
  portal.answer({ cloudCaseVMs: refusal("INTERNAL") });
  await userEvent.keyboard("{Enter}");
  const alert = await within(details).findByRole("alert");
  expect(alert.textContent).toMatch(/^Failed to turn off VM/);
  await waitFor(() => expect(document.activeElement).toBe(act));
  // Outdated data must not be marked as current.
  await waitFor(() => expect(within(details).queryByText("now", { exact: true })).toBe(null));
  portal.answer({ cloudCaseVMs: [first, last] });
  within(alert).getByRole("button", { name: "Dismiss" }).focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(within(details).queryByRole("alert")).toBe(null));
  comeBackToPage();
  await within(details).findByText("now", { exact: true });
});

test("outdated data of the fleet shows its time, and can be reloaded", async () => {
  const portal = await openFleet();
  portal.answer({ cloudCaseVMs: refusal("INTERNAL") });
  comeBackToPage();
  const told = /^This is as of .+ It could not be updated since; trying again\.$/;
  await screen.findByText(told);
  portal.answer({ cloudCaseVMs: [first, last] });
  screen.getByRole("button", { name: "Look again" }).focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByText(told)).toBe(null));
});

test("the missing machines are turned on ahead of events, and the page reports their number", async () => {
  const readiness = { idle: 1, comingUp: 2, off: 2, events: 4, needed: 4, missing: 1, nextEventAt: null };
  const portal = await openFleet("", { cloudCaseVMReadiness: readiness, makeVMsReady: [last] });
  const card = within(screen.getByRole("region", { name: machineTexts.ready.title }));
  const count = card.getByRole("textbox", { name: machineTexts.ready.count });
  const act = card.getByRole("button", { name: machineTexts.ready.act });
  const sent = () =>
    portal.asked.filter(({ name }) => name === "MakeReadyMutation").map(({ variables }) => variables);
  // A number greater than that of the machines that are off is refused at the field.
  await userEvent.clear(count);
  await userEvent.type(count, "3");
  await userEvent.click(act);
  await card.findByText(machineTexts.ready.outOfRange(2, 2));
  expect(document.activeElement).toBe(count);
  expect(sent()).toEqual([]);
  // The request names how many are to be ready in all, so that two administrators do not turn on twice as many.
  await userEvent.clear(count);
  await userEvent.type(count, "1");
  await userEvent.click(act);
  await screen.findByText(machineTexts.ready.done(1));
  expect(sent()).toEqual([{ ready: 4 }]);
  // Another administrator was quicker.
  portal.answer({ makeVMsReady: [] });
  await userEvent.click(act);
  await screen.findByText(machineTexts.ready.enough);
});
