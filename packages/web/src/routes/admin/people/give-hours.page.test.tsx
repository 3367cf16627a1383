import { giveHoursTexts as texts, undoTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, viewer } from "../../../../test/portal/open-page.tsx";
import { refusal } from "../../../../test/portal/portal.ts";

const hour = 3_600_000;
const account = (id: number, name: string, hours: number) => ({
  id,
  name,
  viewerCanAdministerVouchers: true,
  branches: [
    { id: 10 * id, name: "Endovascular" },
    { id: 10 * id + 1, name: "Neuro" },
  ],
  cloudModuleTimeBalance: { spendableTimeInMs: hours * hour, reservedTimeInMs: 0, consumedTimeInMs: 0 },
});
const northgate = account(1, "Northgate", 40);
const person = {
  id: cast.maya.keycloakId,
  name: "Maya Lindqvist",
  viewerCanGiveHours: true,
  hoursAccounts: [northgate],
  cloudTime: {
    total: 1,
    vouchers: [{ id: 7, kind: "cloud_modules", learningSpace: "Neuro", givenBy: "George Adeyemi" }],
  },
};
const cases = [
  { caseId: "neuro-1", name: "One", allowed: true },
  { caseId: "neuro-2", name: "Two", allowed: true },
];

function open(address = "", answer: object = {}, more: object = {}) {
  return openPage(
    `/admin/people/${cast.maya.keycloakId}${address}`,
    {
      user: { ...viewer(cast.george), viewerAdminSections: ["cloud-case-vouchers", "groups"] },
      administeredPerson: { asOf: new Date().toISOString(), ...person, ...answer },
      customerLearningSpaceAccess: {
        cloudModules: [{ moduleId: "neuro", name: "Neuro", description: "", cases }],
      },
      giveCloudModulesTime: { voucherId: 8, undo: { undoId: "u1", seconds: 10 } },
      undo: { undoId: "u1" },
      ...more,
    },
    cast.george,
  );
}
const button = () => screen.findByRole("button", { name: texts.actTo("Maya Lindqvist") });
const dialog = async () => within(await screen.findByRole("dialog", { name: texts.actTo("Maya Lindqvist") }));
/** Types the hours and sends them. */
async function give(hours = "5") {
  const form = await dialog();
  await userEvent.type(form.getByRole("textbox", { name: /^Hours/ }), hours);
  await userEvent.click(form.getByRole("button", { name: texts.act }));
}

test("the form is preset except for the hours, and Undo takes them back (2.056)", async () => {
  const portal = open();
  await userEvent.click(await button());
  await give();
  await screen.findByText(texts.given(5 * 3600, "Maya Lindqvist"));
  const { variables } = portal.asked.find(({ name }) => name === "GiveHoursDialogMutation") ?? {};
  expect(variables).toMatchObject({
    personId: cast.maya.keycloakId,
    customerId: 1,
    learningSpaceId: 11,
    maxDurationInSeconds: 5 * 3600,
    modules: null,
  });
  // The page is loaded again after giving the hours and after taking them back.
  await waitFor(() => expect(portal.count("PersonOverviewQuery")).toBe(2));
  await userEvent.click(await screen.findByRole("button", { name: undoTexts.undo }));
  await screen.findByText(undoTexts.undone);
  await waitFor(() => expect(portal.count("PersonOverviewQuery")).toBe(3));
  expect(portal.count("sendUndoMutation")).toBe(1);
  await screen.findByText(/, given by George Adeyemi · /);
});

test("after a lost answer the same key is sent again, and another amount has another key", async () => {
  const portal = open();
  await userEvent.click(await button());
  portal.lose("GiveHoursDialogMutation");
  await give();
  await screen.findByText(texts.failed);
  portal.lose("GiveHoursDialogMutation", false);
  portal.answer({ giveCloudModulesTime: refusal("TOO_LITTLE_SPENDABLE_TIME") });
  const form = await dialog();
  await userEvent.click(form.getByRole("button", { name: texts.act }));
  await screen.findByText(texts.tooLittleTime);
  await userEvent.clear(form.getByRole("textbox", { name: /^Hours/ }));
  await give("6");
  await waitFor(() => expect(portal.count("GiveHoursDialogMutation")).toBe(3));
  const keys = portal.asked
    .filter(({ name }) => name === "GiveHoursDialogMutation")
    .map(({ variables }) => variables.key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("if the hours were used in another tab, the field shows the refusal and the new balance", async () => {
  const portal = open();
  await userEvent.click(await button());
  portal.answer({ giveCloudModulesTime: refusal("TOO_LITTLE_SPENDABLE_TIME") });
  portal.answer({ administeredPerson: { ...person, hoursAccounts: [account(1, "Northgate", 3)] } });
  await give("5");
  const form = await dialog();
  const field = form.getByRole("textbox", { name: /^Hours/ });
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  form.getByText(texts.tooLittleTime);
  form.getByText("Needs 5 hours, but the institution has only 3 hours available.");
  expect(screen.queryAllByText(texts.tooLittleTime)).toHaveLength(1);
});

test("errors are shown at their fields before anything is sent", async () => {
  const portal = open();
  await userEvent.click(await button());
  const form = await dialog();
  await userEvent.click(form.getByRole("button", { name: texts.act }));
  await waitFor(() =>
    expect(form.getByRole("textbox", { name: /^Hours/ }).getAttribute("aria-invalid")).toBe("true"),
  );
  await userEvent.type(form.getByRole("textbox", { name: /^Hours/ }), "50");
  form.getByText("Needs 50 hours, but the institution has only 40 hours available.");
  expect(portal.count("GiveHoursDialogMutation")).toBe(0);
});

test("single cases can be deselected", async () => {
  const portal = open();
  await userEvent.click(await button());
  const form = await dialog();
  await userEvent.click(await form.findByRole("button", { name: /^Cases/ }));
  await userEvent.click(await form.findByRole("checkbox", { name: "Two" }));
  await give();
  await waitFor(() => expect(portal.count("GiveHoursDialogMutation")).toBe(1));
  expect(portal.asked.find(({ name }) => name === "GiveHoursDialogMutation")?.variables.modules).toEqual([
    { moduleId: "neuro", caseIds: ["neuro-1"] },
  ]);
});

const without = { cloudTime: { total: 0, vouchers: [] } };
const givenSpace = (portal: ReturnType<typeof open>) =>
  portal.asked.find(({ name }) => name === "GiveHoursDialogMutation")?.variables;

test("without earlier hours, one of several learning spaces has to be chosen (2.056)", async () => {
  const portal = open("?give=hours", without);
  await give();
  const form = await dialog();
  const space = form.getByRole("button", { name: /Learning space/ });
  await waitFor(() => expect(document.activeElement).toBe(space));
  expect(portal.count("GiveHoursDialogMutation")).toBe(0);
  await userEvent.click(space);
  await userEvent.click(await screen.findByRole("option", { name: "Endovascular" }));
  await userEvent.click(form.getByRole("button", { name: texts.act }));
  await waitFor(() => expect(givenSpace(portal)).toMatchObject({ learningSpaceId: 10 }));
});

test("the only learning space of an account is preset (2.056)", async () => {
  const branches = northgate.branches.slice(0, 1);
  const portal = open("?give=hours", { ...without, hoursAccounts: [{ ...northgate, branches }] });
  await give();
  await waitFor(() => expect(givenSpace(portal)).toMatchObject({ learningSpaceId: 10 }));
});

test("an address with give=hours opens the form once", async () => {
  open("?give=hours");
  await dialog();
  expect(location.search).toBe("");
});

test("a system admin chooses from all accounts for a person without an institution", async () => {
  open("", { hoursAccounts: [] }, { getCustomersForAdmin: [northgate, account(2, "Lakeside", 3)] });
  await userEvent.click(await button());
  const form = await dialog();
  const choice = form.getByRole("combobox", { name: /^Institution/ });
  await userEvent.clear(choice);
  await userEvent.type(choice, "Lake");
  await userEvent.click(await screen.findByRole("option", { name: "Lakeside" }));
  await form.findByText("The institution has 3 hours available.");
});

test("if accounts cannot be loaded, a message is shown and loading can be repeated", async () => {
  const portal = open();
  await button();
  portal.answer({ administeredPerson: refusal("INTERNAL") });
  await userEvent.click(await button());
  await screen.findByText(texts.loadFailed);
  portal.answer({ administeredPerson: person });
  await userEvent.click(await button());
  await dialog();
});

test("a person who may not give hours gets no form, even with its address", async () => {
  open("?give=hours", { viewerCanGiveHours: false, hoursAccounts: [] });
  await screen.findByRole("region", { name: "Cloud case time and vouchers" });
  expect(screen.queryByRole("button", { name: texts.actTo("Maya Lindqvist") })).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
});
