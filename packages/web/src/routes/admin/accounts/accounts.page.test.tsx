import { accountsTexts, appErrorText, undoTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, within } from "@testing-library/dom";
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
