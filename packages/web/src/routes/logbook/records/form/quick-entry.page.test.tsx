import { foldedContents } from "@cathedra/domain/logbook";
import { logbookTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage } from "../../../../../test/portal/open-page.tsx";
import { aRecord, northgateGroups } from "../../../../../test/record-form.ts";

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

test("a case like the last ones is logged from home in 8 taps and 25 seconds", async () => {
  const portal = openPage("/", { ...ofForm, saveActivity: { activity: aRecord() } });
  const { tap, type, taps, seconds } = hand();
  const [log] = await screen.findAllByRole("link", { name: "Log a case" });
  await tap(log as Element);
  await tap(await screen.findByRole("button", { name: "Today: Date of procedure" }));
  await tap(screen.getByRole("button", { name: "Northgate Veterans Clinic: Hospital" }));
  await tap(screen.getByRole("button", { name: "Osei, Samuel: Attending" }));
  await tap(await screen.findByRole("combobox", { name: "Procedure name" }));
  await tap(
    within(await screen.findByRole("group", { name: "Recent" })).getAllByRole("option")[0] as Element,
  );
  await tap(screen.getByRole("textbox", { name: "Procedure indication" }));
  await type("Growing sac, painful");
  await tap(screen.getByRole("button", { name: "Save record" }));
  await screen.findByText(logbookTexts.recordSubmitted);
  const saved = portal.asked.find(({ name }) => name === "saveRecordMutation")?.variables;
  expect(saved).toMatchObject({
    activity: {
      hospital: "Northgate Veterans Clinic",
      attending: { id: attendings[1]?.id },
      procedure: { code: "AI-1004" },
      procedureIndication: "Growing sac, painful",
    },
  });
  expect(taps()).toBeLessThanOrEqual(8);
  expect(seconds()).toBeLessThanOrEqual(25);
});

test("with two groups, a case at the last place is logged in 7 taps and 25 seconds, and the next form says so", async () => {
  const record = aRecord();
  const portal = openPage("/", {
    ...ofForm,
    customerGroups: [residents, fellows],
    IRLogFormData: { ...ofForm.IRLogFormData, lastGroupId: fellows?.id },
    saveActivity: { activity: record },
  });
  const { tap, type, taps, seconds } = hand();
  const [log] = await screen.findAllByRole("link", { name: "Log a case" });
  await tap(log as Element);
  await tap(await screen.findByRole("button", { name: "Same as last time" }));
  await tap(screen.getByRole("button", { name: "Today: Date of procedure" }));
  await tap(await screen.findByRole("combobox", { name: "Procedure name" }));
  await tap(
    within(await screen.findByRole("group", { name: "Recent" })).getAllByRole("option")[0] as Element,
  );
  await tap(screen.getByRole("textbox", { name: "Procedure indication" }));
  await type("Growing sac, painful");
  await tap(screen.getByRole("button", { name: "Save record" }));
  await screen.findByText(logbookTexts.recordSubmitted);
  const saved = portal.asked.find(({ name }) => name === "saveRecordMutation")?.variables;
  expect(saved).toMatchObject({
    activity: {
      groupId: fellows?.id,
      hospital: "Northgate Veterans Clinic",
      attending: { id: attendings[1]?.id },
    },
  });
  expect(taps()).toBeLessThanOrEqual(7);
  expect(seconds()).toBeLessThanOrEqual(25);
});

test.each([
  ["the only group, used by the last record", { lastGroupId: residents?.id }, 1],
  ["a group that the person has left", { lastGroupId: fellows?.id }, 0],
  ["a hospital that no longer exists", { lastGroupId: residents?.id, hospitals: [] }, 0],
])("%s: repeating the last place is offered only if all of it still exists", async (_, change, count) => {
  const { IRLogFormData } = ofForm;
  openPage("/logbook/records/create", { ...ofForm, IRLogFormData: { ...IRLogFormData, ...change } });
  await screen.findByRole("button", { name: "Today: Date of procedure" });
  expect(screen.queryAllByRole("button", { name: "Same as last time" })).toHaveLength(count);
});

test("a person without records is offered only the day", async () => {
  const { recent: _, ...first } = ofForm.IRLogFormData;
  openPage("/logbook/records/create", { ...ofForm, IRLogFormData: first });
  await screen.findByRole("button", { name: "Today: Date of procedure" });
  expect(screen.queryByRole("button", { name: /: (Hospital|Attending)$/ })).toBe(null);
  // The heading of a folded section names its fields.
  const fold = await screen.findByRole("button", { name: /^Clinical Manager/ });
  expect(fold.textContent).toContain(foldedContents.clinicalManager);
});

test("a stored record offers no shortcuts", async () => {
  const record = aRecord();
  openPage(`/logbook/records/${record.id}`, {
    ...ofForm,
    activity: { ...record, confirmationState: "unasked" },
  });
  await screen.findByRole("textbox", { name: "Procedure indication" });
  expect(screen.queryByRole("button", { name: /: (Date of procedure|Hospital|Attending)$/ })).toBe(null);
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
