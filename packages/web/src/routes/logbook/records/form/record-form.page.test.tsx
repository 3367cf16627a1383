import { logbookTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, settled } from "../../../../../test/portal/open-page.tsx";
import { refusal } from "../../../../../test/portal/portal.ts";
import { aRecord, northgateGroups } from "../../../../../test/record-form.ts";

const create = "/logbook/records/create";
const members = [{ keycloak_id: cast.maya.keycloakId, first_name: "Maya", last_name: "Lindqvist" }];
const groups = northgateGroups.map((group) => ({ ...group, members }));
const ofForm = {
  customerGroups: groups.slice(0, 1),
  IRLogFormData: {
    attending: [{ id: aRecord().attending.id, firstName: "Anna", lastName: "Berg", customerId: 1 }],
    hospitals: [{ name: "Northgate Main", customerId: 1 }],
  },
  saveLogbookDraft: ({ draft: { id } }: { draft: { id: string } }) => ({
    outcome: "saved",
    draft: { id, revision: 2 },
  }),
};

/** Opens the page of a valid stored record. */
function openRecord(change: object = {}) {
  const record = { ...aRecord(), ...change };
  return openPage(`/logbook/records/${record.id}`, {
    ...ofForm,
    activity: { ...record, confirmationState: "unasked" },
  });
}
const indication = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Procedure indication" });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const typeIndication = async (text: string) => {
  const field = await indication();
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const summaryLinks = async () => {
  const summary = await screen.findByText(/Some input values are not valid\./, {
    selector: "[role=alert] *, [role=alert]",
  });
  return within(summary.closest<HTMLElement>("[role=alert]") ?? document.body)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
};
const choose = async (button: string | RegExp, option: string | RegExp) => {
  await press(button);
  await userEvent.click(await screen.findByRole("option", { name: option }));
};

test("a refusal of the portal is shown at its field, also in a collapsed section", async () => {
  const portal = openRecord();
  await typeIndication("Growing sac, painful");
  const fields = [{ path: "imageFollowup", code: "NOT_A_DATE", message: "Value should be a date" }];
  portal.answer({ saveActivity: refusal("INVALID_INPUT", { fields }) });
  await press("Save record");
  await screen.findByRole("link", { name: "Imaging follow-up: Value should be a date" });
  await waitFor(() =>
    expect(screen.getAllByRole("spinbutton", { name: /, Imaging/ })).toContain(document.activeElement),
  );
  expect((await indication()).value).toBe("Growing sac, painful");
});

test("an unanswered save shows a message and keeps the content, and a successful retry removes the message", async () => {
  const portal = openRecord();
  await typeIndication("Twice tried");
  portal.answer({ saveActivity: refusal("INTERNAL") });
  await press("Save record");
  await screen.findByText(logbookTexts.recordSubmissionFailed);
  expect((await indication()).value).toBe("Twice tried");
  // The button is not a submit button while the last save is ending, so the test waits for it.
  await waitFor(() => expect(document.querySelector("button[type=submit]")).not.toBe(null));
  portal.answer({ saveActivity: { activity: aRecord({ procedureIndication: "Twice tried" }) } });
  await press("Save record");
  await screen.findByText(logbookTexts.recordSubmitted);
  await waitFor(() => expect(screen.queryByText(logbookTexts.recordSubmissionFailed)).toBe(null));
  await waitFor(() => expect(location.pathname).toBe("/logbook/records"));
});

test("in an expired session no failure is shown, and the typed content stays", async () => {
  const portal = openRecord();
  await typeIndication("Begun, and more");
  // The draft must be saved first, because the dialog of a failing draft would hide the button.
  await screen.findByText(/^Draft saved/);
  portal.become("session over");
  await press("Save record");
  await screen.findByRole("dialog", { name: "Your session has expired" });
  await settled();
  expect(screen.queryByText(logbookTexts.recordSubmissionFailed)).toBe(null);
  expect(document.body.innerHTML).toContain("Begun, and more");
});

test("an invalid dose opens its collapsed section, and nothing is sent", async () => {
  const portal = openRecord({ doseSkin: null });
  await press(/^Additional Clinical Data/);
  const dose = await screen.findByRole("textbox", { name: "Skin dose (mGy)" });
  await userEvent.type(dose, "lots");
  await press(/^Additional Clinical Data/);
  await press("Save record");
  await screen.findByRole("link", { name: "Skin dose (mGy): Value should be a number" });
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: "Skin dose (mGy)" })).toBe(document.activeElement),
  );
  expect(portal.count("saveRecordMutation")).toBe(0);
});

test("missing fields are reported, and the first of them gets the focus (X79)", async () => {
  openPage(create, ofForm);
  await screen.findByRole("group", { name: "Participant 1" });
  await press("Save record");
  expect(await summaryLinks()).toEqual([
    "Hospital: Required",
    "Attending: Required",
    "Intervention type: Required",
    "Procedure indication: Required",
  ]);
  expect(screen.getByRole("combobox", { name: "Hospital" })).toBe(document.activeElement);
  // A name without its comma is reported as soon as the field loses focus (7.053).
  await userEvent.type(screen.getByRole("combobox", { name: "Attending" }), "Okonkwo");
  await userEvent.tab();
  await screen.findByRole("link", { name: "Attending: Separate first and last name with comma" });
});

test("a person with several groups must choose one", async () => {
  openPage(create, { ...ofForm, customerGroups: groups });
  await press("Save record");
  expect(await summaryLinks()).toContain("Group: Required");
});

test("a procedure can be chosen level by level or by its name", async () => {
  openPage(create, ofForm);
  await choose(/Intervention type/, "Biopsy/Drainage");
  await waitFor(() =>
    expect(screen.getByRole("button", { name: /Organ system/ }).textContent).toContain("Abdomen"),
  );
  expect(screen.getByRole<HTMLInputElement>("combobox", { name: "Procedure name" }).value).toBe(
    "Percutaneous drainage of an abdominal abscess",
  );
  const name = screen.getByRole("combobox", { name: "Procedure name" });
  await userEvent.clear(name);
  await userEvent.type(name, "Carotid artery stenting");
  await userEvent.click(await screen.findByRole("option", { name: /Carotid artery stenting/ }));
  const button = (label: RegExp) => screen.getByRole("button", { name: label }).textContent;
  await waitFor(() => expect(button(/Intervention type/)).toContain("Arterial Interventions"));
  expect(button(/Organ system/)).toContain("Head and neck");
  expect(button(/Subcategory/)).toContain("Carotid stenting");
});

test("doses are restored when an accidental change of the modality is undone", async () => {
  openRecord({
    modalityPrimary: "Fluoroscopy",
    modalitySecondary: null,
    doseCtdi: null,
    doseDlp: null,
    doseTime: 12,
  });
  await press(/^Additional Clinical Data/);
  const primary = await screen.findByRole("radiogroup", { name: "Primary modality" });
  const secondary = screen.getByRole("radiogroup", { name: "Secondary modality" });
  expect(within(secondary).queryByRole("radio", { name: "Fluoroscopy" })).toBe(null);
  await userEvent.click(within(primary).getByRole("radio", { name: "CT" }));
  await screen.findAllByText(/Cleared: Fluoroscopy time 12 min/);
  expect(screen.queryByRole("textbox", { name: /Fluoroscopy time/ })).toBe(null);
  await press("Undo");
  const time = await screen.findByRole<HTMLInputElement>("textbox", { name: /Fluoroscopy time/ });
  expect(time.value).toBe("12");
});

test("a participant can read the record and has nothing to fill in", async () => {
  openRecord({ viewerCanEdit: false, procedureIndication: "Blunt splenic trauma" });
  await screen.findByText(/^You can read this record\./);
  expect(screen.getByText("Blunt splenic trauma").closest("dd")).not.toBe(null);
  expect(within(screen.getByRole("main")).queryByRole("textbox")).toBe(null);
  expect(screen.queryByRole("button", { name: "Save record" })).toBe(null);
});

test("the person of a record is shown above it, and only that person is offered to copy it", async () => {
  openRecord({
    createdBy: { keycloak_id: cast.tomas.keycloakId, first_name: "Tomás", last_name: "Herrera" },
  });
  await screen.findByText("Recorded by Tomás Herrera");
  await screen.findByRole("button", { name: "Save record" });
  expect(screen.queryByRole("button", { name: "Save and copy" })).toBe(null);
});

test("a missing record is reported with a link to the others (7.074)", async () => {
  openPage("/logbook/records/b0000000-0000-4000-8000-000000000009", {
    ...ofForm,
    activity: refusal("NOT_FOUND"),
  });
  await screen.findByText("This does not exist or is unavailable.");
  const main = within(screen.getByRole("main"));
  expect(main.getAllByRole("link", { name: "Existing Records" }).length).toBeGreaterThan(0);
  expect(main.queryByRole("textbox")).toBe(null);
});

test("a draft of a later version keeps the fields that this page does not know", async () => {
  const content = JSON.stringify({
    form: { procedureIndication: "Later", laterality: "left", sex: "Unheard of" },
  });
  const id = "c0000000-0000-4000-8000-000000000001";
  const portal = openPage(`${create}?draft=${id}`, {
    ...ofForm,
    logbookDraft: { content, draft: { id, revision: 1 } },
  });
  await waitFor(async () => expect((await indication()).value).toBe("Later"));
  await typeIndication("Earlier");
  const sent = () =>
    portal.asked
      .filter(({ name }) => name === "sendDraftMutation")
      .map(({ variables }) => JSON.parse((variables.draft as { content: string }).content).form)
      .filter(({ procedureIndication }) => procedureIndication === "Earlier");
  await waitFor(() => expect(sent().length).toBeGreaterThan(0));
  expect(sent().at(-1)).toMatchObject({ laterality: "left" });
});

test("clinical questions appear only when another answer requires them (7.036, 7.042, 7.043)", async () => {
  const portal = openPage(create, ofForm);
  const pick = async (group: string, option: string) =>
    userEvent.click(
      within(await screen.findByRole("radiogroup", { name: group })).getByRole("radio", { name: option }),
    );
  const box = (name: string) => screen.queryByRole<HTMLInputElement>("textbox", { name });
  const group = (name: string) => screen.queryByRole("radiogroup", { name });
  await screen.findByRole("group", { name: "Participant 1" });
  // The fields are folded until the person opens them.
  expect(group("Sex")).toBe(null);
  await press(/^Additional Clinical Data/);
  await pick("Sex", "Female");
  expect(group("Secondary modality")).toBe(null);
  await pick("Primary modality", "CT");
  await userEvent.type(await screen.findByRole("textbox", { name: "CT dose index, CTDI (mGy)" }), "-3.25");
  expect(box("CT dose index, CTDI (mGy)")?.value).toBe("3.25");
  expect(box("Fluoroscopy time (min)")).toBe(null);
  // After a change to Fluoroscopy the CT doses are cleared although CT stays (X74).
  await pick("Secondary modality", "Fluoroscopy");
  await userEvent.type(await screen.findByRole("textbox", { name: "Fluoroscopy time (min)" }), "12.5");
  expect(box("CT dose index, CTDI (mGy)")?.value).toBe("");

  await choose(/INR/, "<1.3");
  expect(group("INR corrective action")).toBe(null);
  await choose(/INR/, "1.3-1.4");
  await pick("INR corrective action", "Vitamin K");

  await press(/^Clinical Manager/);
  expect(box("Why was the procedure not successful?")).toBe(null);
  await pick("Successful", "No");
  await screen.findByRole("textbox", { name: "Why was the procedure not successful?" });
  expect(box("Adverse event description")).toBe(null);
  await choose(/Adverse event/, /A: no therapy/);
  await screen.findByRole("textbox", { name: "Adverse event description" });

  // Each role is explained in its list, and choosing a level adds the next row.
  await press(/Role/);
  expect((await screen.findByRole("option", { name: /Circulator/ })).textContent).toContain("runs the room");
  await userEvent.click(screen.getByRole("option", { name: /Operator/ }));
  expect(screen.queryByRole("group", { name: "Participant 2" })).toBe(null);
  await choose(/Level/, /^R2/);
  await screen.findByRole("group", { name: "Participant 2" });
  expect(portal.count("saveRecordMutation")).toBe(0);
});

test("a change of the group shows the values that it removes, and they can be restored", async () => {
  openPage(create, { ...ofForm, customerGroups: groups });
  await choose(/Group/, /IR Residents/);
  await press("Add participant");
  const second = () => screen.queryByRole("group", { name: "Participant 2" });
  await waitFor(() => expect(second()).not.toBe(null));
  const name = () => within(second() as HTMLElement).getByRole<HTMLInputElement>("combobox");
  await userEvent.type(name(), "Jo Visitor");
  await choose(/Group/, /IR Fellows/);
  await screen.findAllByText(/Cleared: .*1 participant\./);
  expect(second()).toBe(null);
  await press("Undo");
  await waitFor(() => expect(second()).not.toBe(null));
  expect(name().value).toBe("Jo Visitor");
  await waitFor(() => expect(screen.queryByText(/Cleared: .*1 participant\./)).toBe(null));
});
