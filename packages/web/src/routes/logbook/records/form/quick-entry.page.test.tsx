import { foldedContents } from "@cathedra/domain/logbook";
import { completionTexts, logbookTexts, newRecordTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { openPage } from "../../../../../test/portal/open-page.tsx";
import { aRecord, northgateGroups } from "../../../../../test/record-form.ts";
import { localDay } from "../../../../format/dates.ts";

const members = [{ keycloak_id: cast.maya.keycloakId, first_name: "Maya", last_name: "Lindqvist" }];
const attendings = [
  { id: aRecord().attending.id, firstName: "Anna", lastName: "Berg", customerId: 1 },
  { id: "a0000000-0000-4000-8000-000000000009", firstName: "Samuel", lastName: "Osei", customerId: 1 },
];
const [residents, fellows] = northgateGroups.map((group) => ({ ...group, members }));
const ofForm = {
  customerGroups: [residents],
  IRLogFormData: {
    attending: attendings,
    hospitals: [
      { name: "Northgate Main", customerId: 1 },
      { name: "Northgate Veterans Clinic", customerId: 1 },
    ],
    recent: [
      {
        customerId: 1,
        hospitals: ["Northgate Veterans Clinic"],
        attendings: [attendings[1]?.id],
        procedures: ["AI-1004"],
      },
    ],
  },
  saveLogbookDraft: ({ draft: { id } }: { draft: { id: string } }) => ({
    outcome: "saved",
    draft: { id, revision: 2 },
  }),
};

/** Counts taps and typed letters on a phone, and estimates the time at a usual pace. */
function hand() {
  const tapMs = 1500;
  const keyMs = 300;
  let taps = 0;
  let keys = 0;
  return {
    tap: async (element: Element) => {
      taps += 1;
      await userEvent.click(element);
    },
    type: async (text: string) => {
      keys += text.length;
      await userEvent.keyboard(text);
    },
    taps: () => taps,
    seconds: () => (taps * tapMs + keys * keyMs) / 1000,
  };
}

/** Logs a case of the person's usual kind from home: one of their recent procedures, with its indication. */
async function logUsualCase(answers: object) {
  const portal = openPage("/", { ...ofForm, saveActivity: { activity: aRecord() }, ...answers });
  const { tap, type, taps, seconds } = hand();
  const [log] = await screen.findAllByRole("link", { name: "Log a case" });
  await tap(log as Element);
  await tap(await screen.findByRole("combobox", { name: "Procedure name" }));
  await tap(
    within(await screen.findByRole("group", { name: "Recent" })).getAllByRole("option")[0] as Element,
  );
  await tap(screen.getByRole("textbox", { name: "Procedure indication" }));
  await type("Growing sac, painful");
  await tap(screen.getByRole("button", { name: "Save record" }));
  await screen.findByText(logbookTexts.recordSubmitted);
  return { saved: portal.asked.find(({ name }) => name === "saveRecordMutation")?.variables, taps, seconds };
}

test.each([
  ["the only group", {}, residents],
  ["the group of the last record", { lastGroupId: fellows?.id }, fellows],
])(
  "a case like the last ones is logged from home in 5 taps and 15 seconds, in %s",
  async (_, last, group) => {
    const { saved, taps, seconds } = await logUsualCase({
      customerGroups: group === fellows ? [residents, fellows] : [residents],
      IRLogFormData: { ...ofForm.IRLogFormData, ...last, lastRole: "Assistant", lastLevel: "R3" },
    });
    expect(saved).toMatchObject({
      activity: {
        groupId: group?.id,
        dateOfProcedure: localDay(),
        hospital: "Northgate Veterans Clinic",
        attending: { id: attendings[1]?.id },
        participants: [{ role: "Assistant", level: "R3" }],
        procedure: { code: "AI-1004" },
        procedureIndication: "Growing sac, painful",
      },
    });
    expect(taps()).toBeLessThanOrEqual(5);
    expect(seconds()).toBeLessThanOrEqual(15);
  },
);

test("a suggested value is marked until it is changed, and can then be taken again", async () => {
  openPage("/logbook/records/create", ofForm);
  const field = await screen.findByRole<HTMLInputElement>("combobox", { name: "Hospital" });
  expect(screen.getAllByText(newRecordTexts.suggested)).toHaveLength(2);
  expect(screen.getAllByText(newRecordTexts.suggestedToday)).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Clear Hospital" }));
  expect(screen.getAllByText(newRecordTexts.suggested)).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Northgate Veterans Clinic: Hospital" }));
  expect(field.value).toBe("Northgate Veterans Clinic");
  expect(screen.getAllByText(newRecordTexts.suggested)).toHaveLength(2);
});

test.each([
  ["a group that the person has left", { lastGroupId: 77 }, ["", ""]],
  ["a hospital that no longer exists", { lastGroupId: residents?.id, hospitals: [] }, ["", "Osei, Samuel"]],
])("%s: only what still exists is suggested", async (_, change, values) => {
  const { IRLogFormData } = ofForm;
  openPage("/logbook/records/create", {
    ...ofForm,
    customerGroups: [residents, fellows],
    IRLogFormData: { ...IRLogFormData, ...change },
  });
  const textIn = async (name: string) =>
    (await screen.findByRole<HTMLInputElement>("combobox", { name })).value;
  expect([await textIn("Hospital"), await textIn("Attending")]).toEqual(values);
});

test("for a person without records only the day is suggested", async () => {
  const { recent: _, ...first } = ofForm.IRLogFormData;
  openPage("/logbook/records/create", { ...ofForm, IRLogFormData: first });
  await screen.findByText(newRecordTexts.suggestedToday);
  expect(screen.queryByText(newRecordTexts.suggested)).toBe(null);
  expect(screen.queryByRole("button", { name: /: (Hospital|Attending)$/ })).toBe(null);
  // The heading of a folded section names its fields.
  const fold = await screen.findByRole("button", { name: /^Clinical Manager/ });
  expect(fold.textContent).toContain(foldedContents.clinicalManager);
});

test("a new record is filled in from an earlier one, and what was typed stays", async () => {
  const record = aRecord({ hospital: "Northgate Main" });
  openPage("/logbook/records/create", { ...ofForm, activities: { activities: [record] } });
  await userEvent.type(await screen.findByRole("textbox", { name: "Procedure indication" }), "Growing sac");
  await userEvent.click(screen.getByRole("button", { name: newRecordTexts.sameAs }));
  await userEvent.click(await screen.findByRole("option", { name: new RegExp(record.procedure.name) }));
  const textIn = (name: string) => screen.getByRole<HTMLInputElement>("combobox", { name }).value;
  await waitFor(() => expect(textIn("Procedure name")).toBe(record.procedure.name));
  expect([textIn("Hospital"), textIn("Attending")]).toEqual(["Northgate Main", "Berg, Anna"]);
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Procedure indication" }).value).toBe(
    "Growing sac",
  );
});

test("a stored record offers no shortcuts", async () => {
  const record = aRecord();
  openPage(`/logbook/records/${record.id}`, {
    ...ofForm,
    activity: { ...record, confirmationState: "unasked" },
  });
  await screen.findByRole("textbox", { name: "Procedure indication" });
  expect(screen.queryByRole("button", { name: /: (Date of procedure|Hospital|Attending)$/ })).toBe(null);
  expect(screen.queryByText(newRecordTexts.suggested)).toBe(null);
});

test("of the procedures with a word, one's own recent one comes first, then the one that the word begins and is common", async () => {
  const [choices] = ofForm.IRLogFormData.recent;
  const recent = [{ ...choices, procedures: ["AI-1130", "AI-1004"] }];
  openPage("/logbook/records/create", { ...ofForm, IRLogFormData: { ...ofForm.IRLogFormData, recent } });
  const field = await screen.findByRole("combobox", { name: "Procedure name" });
  await userEvent.type(field, "carotid");
  const names = (await screen.findAllByRole("option")).map((option) => option.textContent);
  expect(names[0]).toContain("Carotid balloon test occlusion");
  expect(names[1]).toContain("Carotid artery stenting");
  expect(names.join()).toContain("Intracarotid");
});

describe("a record that was opened to be completed", () => {
  const minimal = { success: null, complications: null, modalityPrimary: "CT", modalitySecondary: null };
  const record = aRecord({ ...minimal, successComments: null, complicationsComments: null });
  const next = "a0000000-0000-4000-8000-00000000000b";
  const openIt = () =>
    openPage(`/logbook/records/${record.id}?complete`, {
      ...ofForm,
      activity: { ...record, confirmationState: "unasked" },
      saveActivity: { activity: record },
      activities: { activities: [record, { ...record, id: next }] },
    });
  const first = async () => {
    const group = await screen.findByRole("radiogroup", { name: "Successful" });
    await waitFor(() => expect(group.contains(document.activeElement)).toBe(true));
    return group;
  };

  test("begins at the first missing field, follows what is typed, and its save leads to the next one", async () => {
    const portal = openIt();
    const group = await first();
    screen.getByText("Successful, Adverse event");
    await userEvent.click(within(group).getByRole("radio", { name: "Yes" }));
    await waitFor(() => expect(screen.queryByText("Successful, Adverse event")).toBe(null));
    await userEvent.click(screen.getByRole("button", { name: "Save record" }));
    await waitFor(() => expect(location.pathname).toBe(`/logbook/records/${next}`));
    expect(location.search).toBe("?complete");
    expect(portal.asked.find(({ name }) => name === "openNextToCompleteQuery")?.variables).toMatchObject({
      searchParams: { toCompleteBy: cast.maya.keycloakId },
    });
    const saved = portal.asked.find(({ name }) => name === "saveRecordMutation")?.variables;
    expect(saved).toMatchObject({ activity: { id: record.id, success: true } });
    expect(saved).not.toMatchObject({ activity: { isCompleteAsIs: true } });
  });

  test("can be called complete as it is", async () => {
    const portal = openIt();
    await first();
    await userEvent.click(screen.getByRole("button", { name: completionTexts.completeAsIs }));
    await waitFor(() => expect(portal.count("saveRecordMutation")).toBe(1));
    const saved = portal.asked.find(({ name }) => name === "saveRecordMutation")?.variables;
    expect(saved).toMatchObject({ activity: { id: record.id, isCompleteAsIs: true } });
  });
});
