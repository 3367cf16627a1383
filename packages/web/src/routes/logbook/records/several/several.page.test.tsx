import { severalCasesTexts as texts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { expect, onTestFinished, test } from "vitest";
import { stubIndexedDb } from "../../../../../test/portal/indexed-db.ts";
import { openPage } from "../../../../../test/portal/open-page.tsx";
import { refusal } from "../../../../../test/portal/portal.ts";
import { aRecord, northgateGroups } from "../../../../../test/record-form.ts";
import { wipeQueue } from "../../../../features/record-queue/queue-owner.ts";
import { localDay } from "../../../../format/dates.ts";
import type { SaveVariables } from "../form/record-mapping.ts";
import type { CaseColumn } from "./case-rows.ts";

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

// Fields are found by their names: a search by role works out the names of all options at each try, which takes seconds.
const getFields = (column: CaseColumn) => [
  ...document.querySelectorAll<HTMLElement>(
    `[data-column="${column}"] :is([role="combobox"], input[type="text"])`,
  ),
];
const indications = () => getFields("procedureIndication") as HTMLInputElement[];
const indicationTexts = () => indications().map(({ value }) => value);
const buttonOf = (label: string) => screen.getByText(label).closest("button") as HTMLButtonElement;
const press = (label: string) => fireEvent.click(buttonOf(label));
const saveAll = () => press(texts.save);

/** Opens the page, and pastes cells of a spreadsheet from the procedure of the first row on. */
async function openWith(text: string, answers: Parameters<typeof openPage>[1] = ofPage) {
  const page = openPage(address, answers);
  const into = await waitFor(() => getFields("procedure")[0] ?? expect.fail("the table is not there yet"));
  fireEvent.paste(into, { clipboardData: { getData: () => text } });
  return page;
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
  const portal = await openWith(twoCases, {
    ...ofPage,
    saveActivity: (variables: SaveVariables) =>
      variables.activity.procedureIndication === "Stenosis" ? refusal("INTERNAL") : stored(variables),
  });
  await waitFor(() => expect(indicationTexts()).toEqual(["Growing sac", "Stenosis"]));
  saveAll();
  saveAll();
  await waitFor(() => expect(indicationTexts()).toEqual(["Stenosis"]));
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
  await waitFor(() => expect(buttonOf(texts.add).disabled).toBe(false));
  saveAll();
  await screen.findAllByText(texts.saved(2));
  expect(indicationTexts()).toEqual([""]);
  expect(localStorage.length).toBe(0);
  // The second press at the beginning sent nothing.
  const keys = sent().map(({ activity }) => activity.clientKey);
  expect(keys).toHaveLength(3);
  expect(keys[2]).toBe(keys[1]);
  expect(keys[0]).not.toBe(keys[1]);
});

test("without an answer a row waits in this browser, once, and the next ones are not tried", async () => {
  stubIndexedDb();
  onTestFinished(() => wipeQueue());
  const portal = await openWith(twoCases);
  await waitFor(() => expect(indicationTexts()).toHaveLength(2));
  portal.lose("saveRecordMutation");
  saveAll();
  await screen.findByText("2 saved records on this device");
  // They are told once, by the message and by that list.
  expect(await screen.findAllByText(texts.saved(2))).toHaveLength(1);
  expect(indicationTexts()).toEqual([""]);
  expect(portal.count("saveRecordMutation")).toBe(1);
});

test("by keyboard: Enter leads on and adds a row, Ctrl+D copies from above; what lacks something is not sent, survives a reload, and is asked about", async () => {
  const portal = await openWith("Bypass of everything\t\tTea maker\tStenosis\n");
  await screen.findByText(texts.unread.procedure("Bypass of everything"));
  await screen.findByText(texts.unread.role("Tea maker"));
  const pressKey = (key: string, isWithCtrl = false) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ctrlKey: isWithCtrl });
  indications()[0]?.focus();
  pressKey("Enter");
  await waitFor(() => expect(indications()).toHaveLength(2));
  expect(document.activeElement?.closest("[data-row]")?.getAttribute("data-row")).toBe("1");
  pressKey("Enter");
  expect(document.activeElement).toBe(getFields("hospital")[1]);
  for (const _column of ["procedure", "attending", "role", "indication"]) pressKey("Enter");
  pressKey("d", true);
  expect(indicationTexts()).toEqual(["Stenosis", "Stenosis"]);
  pressKey("ArrowUp");
  expect(document.activeElement).toBe(indications()[0]);
  saveAll();
  await screen.findByText("Procedure name, case 2: Required");
  expect(portal.count("saveRecordMutation")).toBe(0);
  fireEvent.click(document.querySelector(`[aria-label="${texts.remove(2)}"]`) as Element);
  expect(indications()).toHaveLength(1);

  portal.reload();
  await screen.findByText(texts.unread.role("Tea maker"));
  expect(indicationTexts()).toEqual(["Stenosis"]);
  press("Cancel");
  await screen.findByText(texts.leave.stay);
  press(texts.leave.stay);
  await waitFor(() => expect(screen.queryByText(texts.leave.stay)).toBeNull());
  expect(indicationTexts()).toEqual(["Stenosis"]);
  press("Cancel");
  await screen.findByText(texts.leave.discard);
  press(texts.leave.discard);
  await screen.findByRole("heading", { name: "Existing Records" });
  expect(localStorage.length).toBe(0);
});
