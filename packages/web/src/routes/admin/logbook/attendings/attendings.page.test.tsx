import { administrationTexts, newAddressTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, viewer } from "../../../../../test/portal/open-page.tsx";
import { refusal } from "../../../../../test/portal/portal.ts";

const attending = (id: string, lastName: string, firstName: string) => ({ id, lastName, firstName });
const ada = attending("1", "Journeyman", "Ada");
const slip = attending("2", "Journeymann", "Ada");
const eleanor = { ...attending("3", "Whitfield", "Eleanor"), email: cast.eleanor.email };

function openAttendings(attendings: readonly object[]) {
  const portal = openPage(
    "/admin/logbook/attendings/1",
    {
      user: { ...viewer(cast.george), viewerAdminSections: ["logbook"] },
      customer: { id: 1, name: "Northgate" },
      attendings,
    },
    cast.george,
  );
  const sent = (operation: string) => portal.asked.filter(({ name }) => name === operation).at(-1)?.variables;
  return { portal, sent };
}
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const unverified = () => within(screen.getByRole("table", { name: "Unverified attendings" }));

test("an attending is added; errors are at their field, and the portal's at the address", async () => {
  const { portal, sent } = openAttendings([eleanor]);
  const add = await screen.findByRole("button", { name: "Add attending" });
  await userEvent.click(add);
  const form = within(await screen.findByRole("dialog", { name: "Add attending" }));
  const name = form.getByRole("textbox", { name: "Name" });
  await waitFor(() => expect(document.activeElement).toBe(name));
  const submit = () => userEvent.click(form.getByRole("button", { name: "Add" }));
  await userEvent.type(name, "Journeyman");
  await submit();
  await form.findByRole("textbox", {
    name: "Name",
    description: /Please separate first and last name with a comma/,
  });
  await userEvent.clear(name);
  portal.answer({ createAttending: refusal("ATTENDING_NAME_EXISTS") });
  await userEvent.type(name, "WHITFIELD, Eleanor");
  await submit();
  const email = await form.findByRole("textbox", {
    name: "E-mail",
    description: /Attending name already exists/,
  });
  expect(email.getAttribute("aria-invalid")).toBe("true");
  portal.answer({ createAttending: ada, attendings: [ada, eleanor] });
  await userEvent.clear(name);
  await userEvent.type(name, "Journeyman, Ada");
  await submit();
  await screen.findByText(administrationTexts.attendingAdded);
  unverified().getByRole("row", { name: /Journeyman, Ada/ });
  expect(screen.queryByRole("dialog")).toBe(null);
  await waitFor(() => expect(document.activeElement).toBe(add));
  const added = { customerId: 1, firstName: "Ada", lastName: "Journeyman", email: null };
  expect(sent("useAttendingChangesAddMutation")).toEqual(added);
});

test("a new address is shown as waiting for its owner's yes", async () => {
  const { portal, sent } = openAttendings([ada]);
  await press("Edit Journeyman, Ada");
  const form = within(await screen.findByRole("dialog", { name: "Edit attending" }));
  const address = "ada@northgate.example";
  await userEvent.type(form.getByRole("textbox", { name: "E-mail" }), address);
  const addressChange = { email: address, askedBy: null, askedAt: "2026-11-27T10:00:00.000Z", from: null };
  const waiting = { ...ada, addressChange };
  portal.answer({ updateAttending: waiting, attendings: [waiting] });
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  await screen.findByText(newAddressTexts.asked(address));
  expect(unverified().getByRole("row", { name: /Journeyman/ }).textContent).toContain(address);
  expect(sent("useAttendingChangesEditMutation")).toMatchObject({ id: "1", email: address });
});

test("attendings with nearly the same name are merged or kept apart, and others are merged by hand", async () => {
  const { portal, sent } = openAttendings([ada, slip, eleanor]);
  const duplicates = await screen.findByRole("region", { name: "Possible duplicates" });
  await userEvent.click(within(duplicates).getByRole("button", { name: "Merge" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByRole<HTMLInputElement>("radio", { name: /^Journeyman, Ada/ }).checked).toBe(true);
  await userEvent.click(question.getByRole("button", { name: "Cancel" }));

  await userEvent.click(within(duplicates).getByRole("button", { name: "Keep apart" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Possible duplicates" })).toBe(null));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add attending" }));
  portal.reload();
  await press("Merge Journeymann, Ada into another");
  expect(screen.queryByRole("region", { name: "Possible duplicates" })).toBe(null);
  const form = within(await screen.findByRole("dialog"));
  await userEvent.type(form.getByRole("combobox", { name: "Which one stays?" }), "journeyman,");
  await userEvent.click(await screen.findByRole("option", { name: /^Journeyman, Ada/ }));
  await form.findByText(/Journeymann, Ada has no records\./);
  portal.answer({ mergeAttendings: ada, attendings: [ada, eleanor] });
  await userEvent.click(form.getByRole("button", { name: "Merge" }));
  await screen.findByText(administrationTexts.attendingsMerged);
  expect(screen.queryByRole("row", { name: /Journeymann/ })).toBe(null);
  expect(sent("useAttendingChangesMergeMutation")).toMatchObject({ id: "2", into: "1" });
});

test("one of a likely pair is merged into the other at once", async () => {
  const ida = attending("11", "Wayfarer", "Ida");
  const { portal, sent } = openAttendings([ida, attending("12", "Wayfarrer", "Ida"), eleanor]);
  const duplicates = await screen.findByRole("region", { name: "Possible duplicates" });
  await userEvent.click(within(duplicates).getByRole("button", { name: "Merge" }));
  const question = within(await screen.findByRole("alertdialog"));
  portal.answer({ mergeAttendings: ida, attendings: [ida, eleanor] });
  await userEvent.click(question.getByRole("button", { name: "Merge" }));
  await screen.findByText(administrationTexts.attendingsMerged);
  await waitFor(() => expect(screen.queryByRole("row", { name: /Wayfarrer/ })).toBe(null));
  unverified().getByRole("row", { name: /Wayfarer, Ida/ });
  expect(sent("useAttendingChangesMergeMutation")).toMatchObject({ id: "12", into: "11" });
});

test("the administration leads to the attendings of the first account (7.083, 7.085)", async () => {
  const northgate = { id: 1, name: "Northgate", viewerCanAdministerLogbook: true };
  openPage(
    "/admin/logbook",
    {
      user: { ...viewer(cast.george), viewerAdminSections: ["logbook"] },
      getCustomersForAdmin: [northgate],
      customer: { id: 1, name: "Northgate" },
      attendings: [ada],
    },
    cast.george,
  );
  await screen.findByRole("button", { name: /Northgate.*Accounts/ });
  await userEvent.click(screen.getByRole("link", { name: "Open attendings" }));
  await waitFor(() => expect(location.pathname).toBe("/admin/logbook/attendings/1"));
  await screen.findByRole("row", { name: /Journeyman, Ada/ });
});

test("a found attending is removed after a question", async () => {
  const { portal, sent } = openAttendings([ada, eleanor]);
  await userEvent.type(await screen.findByRole("searchbox", { name: "Search attendings" }), "journey");
  await waitFor(() => expect(screen.queryByRole("row", { name: /Whitfield/ })).toBe(null));
  await press("Remove Journeyman, Ada");
  const question = within(await screen.findByRole("alertdialog"));
  expect(screen.getByRole("alertdialog").textContent).toContain("Journeyman, Ada will no longer be offered.");
  portal.answer({ deleteAttending: "1", attendings: [eleanor] });
  await userEvent.click(question.getByRole("button", { name: "Remove attending" }));
  await waitFor(() => expect(screen.queryByRole("row", { name: /Journeyman/ })).toBe(null));
  const add = screen.getByRole("button", { name: "Add attending" });
  await waitFor(() => expect(document.activeElement).toBe(add));
  expect(sent("useAttendingChangesRemoveMutation")).toEqual({ id: "1" });
});
