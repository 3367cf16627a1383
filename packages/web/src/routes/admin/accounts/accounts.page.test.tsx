import { accountsTexts, appErrorText, staleSaveTexts, undoTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, viewer } from "../../../../test/portal/open-page.tsx";
import { refusal } from "../../../../test/portal/portal.ts";

const hour = 3_600_000;
const balance = (hours: number) => ({
  reservedTimeInMs: 0,
  consumedTimeInMs: 0,
  spendableTimeInMs: hours * hour,
});
const account = (id: number, name: string, hours: number) => ({
  id,
  name,
  admins: [],
  branches: [],
  viewerCanEditAdmins: false,
  viewerCanEditAccount: false,
  viewerCanTopUp: true,
  cloudModuleTimeBalance: balance(hours),
});
const after = (hours: number) => ({ id: 1, cloudModuleTimeBalance: balance(hours) });

/** Ruth gives five hours to the first of two accounts. */
async function giveHours() {
  const portal = openPage(
    "/admin/accounts",
    {
      user: { ...viewer(cast.ruth), viewerAdminSections: ["accounts"] },
      customers: [account(1, "Northgate", 10), account(2, "Lakeside", 20)],
      talentBranches: [],
      addCustomerCloudModuleQuotaTransaction: after(15),
    },
    cast.ruth,
  );
  const card = within(await screen.findByRole("region", { name: "Northgate" }));
  await userEvent.type(card.getByRole("textbox", { name: "Hours to add" }), "5{Enter}");
  await screen.findByText(accountsTexts.toppedUp("5 h", "Northgate"));
  await card.findByText("15 h");
  const sent = () =>
    portal.asked.filter(({ name }) => name === "TopUpMutation").map(({ variables }) => variables);
  return { portal, card, sent };
}
const pressUndo = async () => userEvent.click(await screen.findByRole("button", { name: undoTexts.undo }));

test("Undo takes given hours back exactly once, even after lost answers", async () => {
  const { portal, card, sent } = await giveHours();
  const [given] = sent();
  expect(given).toMatchObject({ customerId: 1, difference: 5 * hour });
  portal.lose("TopUpMutation");
  await pressUndo();
  await screen.findByText(undoTexts.failed);
  portal.lose("TopUpMutation", false);
  portal.answer({ addCustomerCloudModuleQuotaTransaction: after(10) });
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText(undoTexts.undone);
  await card.findByText("10 h");
  const takenBack = sent().slice(1);
  expect(takenBack.every(({ difference }) => difference === -5 * hour)).toBe(true);
  const keys = new Set(takenBack.map(({ key }) => key));
  expect(keys.size).toBe(1);
  expect(keys.has(given?.key)).toBe(false);
  within(screen.getByRole("region", { name: "Lakeside" })).getByText("20 h");
});

test("if the hours are already spent, Undo shows this and the account keeps them", async () => {
  const { portal, card } = await giveHours();
  portal.answer({ addCustomerCloudModuleQuotaTransaction: refusal("TOO_LITTLE_SPENDABLE_TIME") });
  await pressUndo();
  await screen.findByText(appErrorText("TOO_LITTLE_SPENDABLE_TIME"));
  await card.findByText("15 h");
});

const space = { id: 4, name: "Endovascular Aorta", description: "" };
const ruth = {
  user: { ...viewer(cast.ruth), viewerAdminSections: ["accounts"], viewerCanCreateAccount: true },
  talentBranches: [space],
};
const editable = {
  ...account(1, "Northgate", 10),
  modifiedAt: "2026-11-27T10:00:00.000Z",
  admins: [{ keycloak_id: "h", first_name: "Helena", last_name: "Kovács", email: cast.helena.email }],
  branches: [space],
  viewerCanEditAdmins: true,
  viewerCanEditAccount: true,
};
const openAccounts = (customers: readonly object[], answers: object = {}) =>
  openPage("/admin/accounts", { ...ruth, customers, ...answers }, cast.ruth);
const lastSent = ({ asked }: ReturnType<typeof openPage>, operation: string) =>
  asked.filter(({ name }) => name === operation).at(-1)?.variables;

test("missing, unknown and duplicate values of a new account are reported at their fields (9.011, 9.022)", async () => {
  const portal = openAccounts([editable]);
  await userEvent.click(await screen.findByRole("button", { name: "Add account" }));
  const form = within(await screen.findByRole("dialog", { name: "Add account" }));
  const submit = () => userEvent.click(form.getByRole("button", { name: "Add account" }));
  await submit();
  const name = await form.findByRole("textbox", {
    name: "Account name",
    description: /Assign an account name/,
  });
  expect(document.activeElement).toBe(name);
  form.getByRole("textbox", { name: "Admin", description: /Assign an admin/ });
  form.getByRole("group", {
    name: /Learning spaces/,
    description: /Assign learning spaces to this account/,
  });
  expect(portal.count("useAccountChangesCreateMutation")).toBe(0);

  await userEvent.type(name, "Harbour");
  await userEvent.type(form.getByRole("textbox", { name: "Admin" }), cast.helena.email);
  await userEvent.click(form.getByRole("button", { name: "Add admin" }));
  const second = await form.findByRole("textbox", { name: "Admin 2" });
  await waitFor(() => expect(document.activeElement).toBe(second));
  await userEvent.type(second, "unknown@cathedra.example");
  await userEvent.click(form.getByRole("checkbox", { name: /Endovascular Aorta/ }));
  const unknown = { path: "admins.1", message: "The user does not exist." };
  portal.answer({ createCustomer: refusal("INVALID_INPUT", { fields: [unknown] }) });
  await submit();
  await form.findByRole("textbox", { name: "Admin 2", description: /The user does not exist\./ });
  await userEvent.click(form.getByRole("button", { name: "Remove admin 2" }));
  const taken = { path: "name", message: "An account with this name already exists." };
  portal.answer({ createCustomer: refusal("INVALID_INPUT", { fields: [taken] }) });
  await submit();
  await form.findByRole("textbox", {
    name: "Account name",
    description: /An account with this name already exists\./,
  });
  const created = { ...editable, id: 3, name: "Harbour" };
  portal.answer({ createCustomer: created, customers: [editable, created] });
  await submit();
  await screen.findByRole("region", { name: "Harbour" });
  expect(screen.queryByRole("dialog")).toBe(null);
  expect(lastSent(portal, "useAccountChangesCreateMutation")).toEqual({
    name: "Harbour",
    admins: cast.helena.email,
    branches: [4],
  });
});

test("the search for an account is in the address, and clearing a search without matches focuses the field", async () => {
  openAccounts([account(1, "Northgate", 10), account(2, "Lakeside Clinic", 20)]);
  const field = await screen.findByRole<HTMLInputElement>("searchbox", { name: "Search accounts" });
  await userEvent.type(field, "no such clinic");
  await userEvent.click(await screen.findByRole("button", { name: "Clear the search" }));
  await waitFor(() => expect(field.value).toBe(""));
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, "clinic lakeside");
  await screen.findByRole("region", { name: "Lakeside Clinic" });
  await waitFor(() => expect(screen.queryByRole("region", { name: "Northgate" })).toBe(null));
  expect(location.search).toBe("?search=clinic+lakeside");
});

test("hours that cannot be added or taken back are reported at the field, also if they were used meanwhile", async () => {
  const portal = openAccounts([account(1, "Northgate", 35)], { customer: account(1, "Northgate", 35) });
  const card = within(await screen.findByRole("region", { name: "Northgate" }));
  const field = card.getByRole("textbox", { name: "Hours to add" });
  const topUp = card.getByRole<HTMLButtonElement>("button", { name: "Top Up" });
  const type = async (text: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  const findError = (description: RegExp) =>
    card.findByRole("textbox", { name: "Hours to add", description });
  expect(topUp.disabled).toBe(true);
  await type("forty");
  await findError(/Value should be a number/);
  expect(topUp.disabled).toBe(true);
  await type("-41");
  await userEvent.click(topUp);
  await findError(/At most 35 hours can be taken back/);
  expect(portal.count("TopUpMutation")).toBe(0);

  await type("-20");
  await userEvent.click(topUp);
  portal.answer({
    addCustomerCloudModuleQuotaTransaction: refusal("TOO_LITTLE_SPENDABLE_TIME"),
    customer: account(1, "Northgate", 5),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Take back" }));
  await findError(/At most 5 hours can be taken back/);
  await card.findByText("5 h");

  await type("-5");
  await userEvent.click(topUp);
  portal.answer({ addCustomerCloudModuleQuotaTransaction: after(0) });
  await userEvent.click(await screen.findByRole("button", { name: "Take back" }));
  await screen.findByText(accountsTexts.tookBack("5 h", "Northgate"));
  expect(lastSent(portal, "TopUpMutation")).toMatchObject({ customerId: 1, difference: -5 * hour });
});

test("the second of two administrators who edit an account loses no changes and overwrites none", async () => {
  const portal = openAccounts([editable]);
  await userEvent.click(await screen.findByRole("button", { name: "Edit Northgate" }));
  const form = within(await screen.findByRole("dialog", { name: "Edit account" }));
  const name = form.getByRole<HTMLInputElement>("textbox", { name: "Account name" });
  await userEvent.type(name, " North");
  const modifiedAt = "2026-11-27T11:00:00.000Z";
  const george = { keycloak_id: "g", first_name: "George", last_name: "Adeyemi", email: cast.george.email };
  const theirs = { ...editable, modifiedAt, admins: [george] };
  const modifiedBy = { keycloak_id: "h", first_name: "Helena", last_name: "Kovács" };
  const conflict = refusal("CONFLICT", { modifiedAt, modifiedBy });
  portal.answer({ saveCustomer: conflict, customer: theirs });
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  await form.findByText(conflict.message);
  await userEvent.click(form.getByRole("button", { name: staleSaveTexts.keepMine }));
  await form.findByDisplayValue(cast.george.email);
  expect(name.value).toBe("Northgate North");
  const saved = { ...theirs, name: "Northgate North" };
  portal.answer({ saveCustomer: saved, customers: [saved] });
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  await screen.findByRole("region", { name: "Northgate North" });
  expect(lastSent(portal, "useAccountChangesSaveMutation")).toEqual({
    id: 1,
    name: "Northgate North",
    admins: [cast.george.email],
    branches: [4],
    modifiedAt,
  });
});

test("an account's own admin edits only its admins, and gets no field for hours (9.024)", async () => {
  const own = { ...editable, viewerCanEditAccount: false, viewerCanTopUp: false };
  openPage(
    "/admin/accounts",
    {
      user: { ...viewer(cast.helena), viewerAdminSections: ["accounts"] },
      customers: [own],
      talentBranches: [space],
    },
    cast.helena,
  );
  const card = within(await screen.findByRole("region", { name: "Northgate" }));
  expect(card.queryByRole("textbox", { name: "Hours to add" })).toBe(null);
  card.getByText("Endovascular Aorta");
  expect(card.queryByRole("link", { name: /Endovascular Aorta/ })).toBe(null);
  expect(screen.queryByRole("button", { name: "Add account" })).toBe(null);
  await userEvent.click(card.getByRole("button", { name: "Edit Northgate" }));
  const form = within(await screen.findByRole("dialog", { name: "Edit account" }));
  expect(form.getByRole<HTMLInputElement>("textbox", { name: "Account name" }).readOnly).toBe(true);
  expect(form.queryByRole("checkbox")).toBe(null);
});

test("going back from a changed account asks first, and so does Escape", async () => {
  openAccounts([editable]);
  const link = await screen.findByRole("link", { name: "Show ledger" });
  await userEvent.click(link);
  await userEvent.click(await screen.findByRole("link", { name: "Back to the accounts" }));
  await userEvent.click(await screen.findByRole("button", { name: "Edit Northgate" }));
  const form = within(await screen.findByRole("dialog", { name: "Edit account" }));
  const name = form.getByRole<HTMLInputElement>("textbox", { name: "Account name" });
  await userEvent.type(name, " North");
  history.back();
  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(name.value).toBe("Northgate North");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
});

test("unsaved choices of an account's cases survive leaving and a reload, and Save sends them (5.033)", async () => {
  const cases = (isAllowed: (caseId: string) => boolean) => [
    {
      moduleId: "aorta",
      name: "Aortic repair",
      description: "",
      cases: ["Elective", "Ruptured"].map((name) => ({
        caseId: name.toLowerCase(),
        name,
        description: "",
        allowed: isAllowed(name),
      })),
    },
  ];
  const access = {
    customer: account(1, "Northgate", 10),
    learningSpace: space,
    fullAccess: false,
    modifiedAt: "2026-11-27T10:00:00.000Z",
    viewerCanSave: true,
    cloudModules: cases(() => false),
  };
  const portal = openPage(
    "/admin/accounts/1/spaces/4",
    { ...ruth, customers: [editable], customerLearningSpaceAccess: access },
    cast.ruth,
  );
  const save = await screen.findByRole<HTMLButtonElement>("button", { name: "Save" });
  expect(save.disabled).toBe(true);
  const chosen = within(screen.getByRole("region", { name: "Cloud cases" }));
  await userEvent.click(chosen.getByRole("button", { name: "Select all" }));
  chosen.getByText("2 of 2 cases");
  await userEvent.click(chosen.getByRole("checkbox", { name: "Ruptured" }));
  const unload = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole("link", { name: "Back to the accounts" }));
  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  chosen.getByText("1 of 2 cases");
  const modifiedAt = "2026-11-27T11:00:00.000Z";
  const cloudModules = cases((name) => name === "Elective");
  portal.answer({ saveLearningSpaceAccess: { ...access, modifiedAt, cloudModules } });
  await userEvent.click(save);
  await screen.findByText(accountsTexts.accessSaved);
  await waitFor(() => expect(save.disabled).toBe(true));
  expect(lastSent(portal, "AccessFormMutation")).toEqual({
    customerId: 1,
    learningSpaceId: 4,
    courses: ["elective"],
    fullAccess: false,
    modifiedAt: access.modifiedAt,
  });
  await userEvent.click(screen.getByRole("link", { name: "Back to the accounts" }));
  await screen.findByRole("region", { name: "Northgate" });
});
