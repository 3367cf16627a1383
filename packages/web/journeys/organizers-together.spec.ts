import { apiOf, endWhatGoesOn } from "./support/api.ts";
import { cast, expect, getName, signIn, test, visit } from "./support/journey.ts";
import { startSession } from "./support/session.ts";
import { expectConnected } from "./support/simulators.ts";

const made = `mutation ($name: String!, $eventAt: DateTime!, $organizers: [String!]) {
  createEventResourceAccessVoucher(
    name: $name, description: "Two cases, one team.", customerId: 1, learningSpaceId: 2, organizers: $organizers,
    modules: [{ moduleId: "carotid-stenting", caseIds: ["carotid-stenting-01", "carotid-stenting-02"] }],
    eventAt: $eventAt, durationInSeconds: 3600, maxUses: 5
  ) { id }
}`;
const edited = `mutation ($id: Int!, $name: String!, $eventAt: DateTime!) {
  editEventResourceAccessVoucher(
    voucherId: $id, name: $name, description: "Two cases, one team.", eventAt: $eventAt, organizers: []
  ) { id }
}`;

const patient = { timeout: 60_000 };

test("Lukas chooses another case than Ruth and sees that she was first, and later that he was removed from the event", async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await startSession(page, cast.ruth);
  const ask = apiOf(page);
  await endWhatGoesOn(ask);
  const name = `Two organizers ${Date.now()}`;
  const eventAt = new Date(Date.now() + 300_000).toISOString();
  const data = await ask<{ createEventResourceAccessVoucher: { readonly id: number } }>(made, {
    name,
    eventAt,
    organizers: [cast.lukas.email],
  });
  const { id } = data.createEventResourceAccessVoucher;
  const his = await (await browser.newContext()).newPage();
  await signIn(his, cast.lukas, "/events");

  // The event begins soon, and its page shows this with a button to join.
  const card = his.getByRole("listitem").filter({ hasText: name });
  await expect(card).toContainText(/Starts in [45] min/);
  await expect(card.getByRole("link", { name: "Join" })).toHaveAttribute("href", `/cloud-event/${id}`);
  await card.getByRole("button", { name }).click();
  const dialog = his.getByRole("dialog", { name });
  await dialog.getByText("Symptomatic ulcerated plaque").first().click();

  // The other organizer is quicker and starts with another case.
  await ask(
    `mutation ($id: Int!) { startCloudCaseEvent(voucherId: $id, moduleId: "carotid-stenting", caseId: "carotid-stenting-01") { id } }`,
    { id },
  );
  await dialog.getByRole("button", { name: "Start", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText(
    `${getName(cast.ruth)} has started this event with Carotid Stenting: Asymptomatic stenosis of 80%.`,
  );

  await visit(his, `/cloud-event/${id}`);
  await expectConnected(his, patient);
  await expect(his.getByRole("heading", { level: 1 })).toHaveText(name);

  await ask(edited, { id, name, eventAt });
  await his.waitForURL((url) => url.pathname === "/", patient);
  await expect(his.getByRole("region", { name: "Notifications" }).getByRole("listitem")).toHaveText([
    /^You are no longer an organizer of this event\./,
  ]);
  await endWhatGoesOn(ask);
});
