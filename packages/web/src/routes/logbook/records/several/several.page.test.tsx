import { severalCasesTexts as texts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test } from "vitest";
import { stubIndexedDb } from "../../../../../test/portal/indexed-db.ts";
import { openPage } from "../../../../../test/portal/open-page.tsx";
import { refusal } from "../../../../../test/portal/portal.ts";
import { aRecord, northgateGroups } from "../../../../../test/record-form.ts";
import { wipeQueue } from "../../../../features/record-queue/queue-owner.ts";
import { localDay } from "../../../../format/dates.ts";
import type { SaveVariables } from "../form/record-mapping.ts";

const members = [{ keycloak_id: cast.maya.keycloakId, first_name: "Maya", last_name: "Lindqvist" }];
const attending = { id: aRecord().attending.id, firstName: "Anna", lastName: "Berg", customerId: 1 };
const ofPage = {
  customerGroups: northgateGroups.slice(0, 1).map((group) => ({ ...group, members })),
  IRLogFormData: {
    attending: [attending],
    hospitals: [{ name: "Northgate Main", customerId: 1 }],
    recent: [
      { customerId: 1, hospitals: ["Northgate Main"], attendings: [attending.id], procedures: ["AI-1004"] },
    ],
    lastRole: "Operator",
    lastLevel: "R3",
    targets: [],
  },
  activities: { activities: [] },
};
const address = "/logbook/records/several";

const indications = () =>
  screen.findAllByRole<HTMLInputElement>("textbox", { name: /^Procedure indication/ });
const indicationTexts = async () => (await indications()).map(({ value }) => value);
const saveAll = () => userEvent.click(screen.getByRole("button", { name: texts.save }));

/** Pastes cells of a spreadsheet from the procedure of the first row on. */
async function paste(text: string, field = /^Procedure name/) {
  const [into] = await screen.findAllByRole("combobox", { name: field });
  fireEvent.paste(into as Element, { clipboardData: { getData: () => text } });
}

/** The record that the portal makes of a sent one. */
function stored({ activity, attendingName }: SaveVariables) {
  const [lastName, firstName] = (attendingName ?? "Berg, Anna").split(", ");
  const id = activity.attending?.id ?? "a0000000-0000-4000-8000-00000000000a";
  const { clientKey, draft: _draft, ...content } = activity;
  return { activity: { ...aRecord(), ...content, id: clientKey, attending: { id, firstName, lastName } } };
}

const twoCases = "AI-1004\tBerg, Anna\tAssistant\tGrowing sac\nAI-1130\tDr Samuel Osei\t\tStenosis\n";

test("rows of a spreadsheet become records; a refused one stays with its reason and is the same record when it is saved again", async () => {
  const portal = openPage(address, {
    ...ofPage,
    saveActivity: (variables: SaveVariables) =>
      variables.activity.procedureIndication === "Stenosis" ? refusal("INTERNAL") : stored(variables),
  });
  await paste(twoCases);
  await waitFor(async () => expect(await indicationTexts()).toEqual(["Growing sac", "Stenosis"]));
  const save = screen.getByRole("button", { name: texts.save });
  fireEvent.click(save);
  fireEvent.click(save);
  await waitFor(async () => expect(await indicationTexts()).toEqual(["Stenosis"]));
  const sent = () =>
    portal.asked.flatMap(({ name, variables }) =>
      name === "saveRecordMutation" ? [variables as SaveVariables] : [],
    );
  await screen.findAllByText(texts.saved(1));
  await screen.findByText(texts.left(1));
  expect(sent()).toHaveLength(2);
  expect(sent()[0]).toMatchObject({
    activity: {
      groupId: northgateGroups[0]?.id,
      dateOfProcedure: localDay(),
      hospital: "Northgate Main",
      procedure: { code: "AI-1004" },
      participants: [{ user: { keycloak_id: cast.maya.keycloakId }, role: "Assistant", level: "R3" }],
      attending: { id: attending.id },
    },
  });
  expect(sent()[1]).toMatchObject({
    attendingName: "Osei, Samuel",
    // A new row begins with the role of the row above.
    activity: { procedure: { code: "AI-1130" }, participants: [{ role: "Assistant" }] },
  });
  portal.answer({ saveActivity: stored });
  await saveAll();
  await screen.findByText(texts.saved(2));
  expect(await indicationTexts()).toEqual([""]);
  expect(localStorage.length).toBe(0);
  const keys = sent().map(({ activity }) => activity.clientKey);
  expect(keys[2]).toBe(keys[1]);
  expect(keys[0]).not.toBe(keys[1]);
});

test("without an answer a row waits in this browser, once, and the next ones are not tried", async () => {
  stubIndexedDb();
  onTestFinished(() => wipeQueue());
  const portal = openPage(address, ofPage);
  await paste(twoCases);
  await waitFor(async () => expect(await indicationTexts()).toHaveLength(2));
  portal.lose("saveRecordMutation");
  await saveAll();
  await screen.findByRole("region", { name: "2 saved records on this device" });
  expect(await indicationTexts()).toEqual([""]);
  const sent = portal.count("saveRecordMutation");
  expect(sent).toBe(1);
});

test("by keyboard: Enter leads on and adds a row, Ctrl+D copies from above; what lacks something is not sent and says so", async () => {
  const portal = openPage(address, ofPage);
  const [first] = await indications();
  await userEvent.type(first as HTMLInputElement, "Growing sac{Enter}");
  await waitFor(async () => expect(await indications()).toHaveLength(2));
  const rows = () => screen.getAllByRole("row").slice(1);
  const second = rows()[1] as HTMLElement;
  expect(second.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(within(second).getByRole("combobox", { name: "Hospital, case 2" }));
  await userEvent.keyboard("{Enter}{Enter}{Enter}{Enter}{Control>}d{/Control}");
  expect(await indicationTexts()).toEqual(["Growing sac", "Growing sac"]);
  await userEvent.keyboard("{ArrowUp}");
  expect(document.activeElement).toBe((await indications())[0]);
  await saveAll();
  await screen.findByRole("link", { name: "Procedure name, case 2: Required" });
  expect(portal.count("saveRecordMutation")).toBe(0);
  await userEvent.click(screen.getByRole("button", { name: texts.remove(2) }));
  expect(await indications()).toHaveLength(1);
});

test("what was typed survives a reload; what the lists do not have is named in its cell; leaving is asked about", async () => {
  const page = openPage(address, ofPage);
  await paste("Bypass of everything\t\tTea maker\tStenosis\n");
  await screen.findByText(texts.unread.procedure("Bypass of everything"));
  await screen.findByText(texts.unread.role("Tea maker"));
  page.reload();
  await waitFor(async () => expect(await indicationTexts()).toEqual(["Stenosis"]));
  await screen.findByText(texts.unread.role("Tea maker"));
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.click(await screen.findByRole("button", { name: texts.leave.stay }));
  expect(await indicationTexts()).toEqual(["Stenosis"]);
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.click(await screen.findByRole("button", { name: texts.leave.discard }));
  await screen.findByRole("heading", { name: "Existing Records" });
  expect(localStorage.length).toBe(0);
});
