import { formatConfirmedContent, shortFingerprint } from "@cathedra/domain/logbook";
import { confirmationDialogTexts, confirmedContentTexts, entrustmentTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage } from "../../../../../test/portal/open-page.tsx";
import { aRecord, endoleak } from "../../../../../test/record-form.ts";

const record = aRecord({
  viewerCanEdit: false,
  createdBy: { keycloak_id: cast.maya.keycloakId, first_name: "Maya", last_name: "Lund" },
  attending: { ...aRecord().attending, lastName: "Berg-Lund" },
});
const fingerprint = "0123456789abcdef".repeat(4);
const content = formatConfirmedContent({
  writer: "Maya Lindqvist",
  group: "IR Residents",
  modifiedAt: record.modifiedAt,
  hospital: "Northgate Main",
  attending: { firstName: "Anna", lastName: "Berg" },
  procedure: endoleak,
  participants: [{ name: "Maya Lindqvist", role: "Operator", level: null }],
  fields: { dateOfProcedure: "2026-03-07", procedureIndication: "Growing sac", sedation: "Local" },
});

function openRecord(confirmed: object) {
  const at = "2026-03-09T10:00:00.000Z";
  const confirmation = {
    state: "confirmed",
    at,
    confirmed: {
      byName: "Anna Berg",
      byAddress: "anna.berg@northgate.example",
      capacity: "attending",
      at,
      attending: "Berg, Anna",
      hospital: "Northgate Main",
      procedure: endoleak.name,
      isOfItsTime: true,
      ...confirmed,
    },
  };
  return openPage(`/logbook/records/${record.id}`, {
    activity: { ...record, confirmationState: "confirmed", confirmedContent: content, confirmation },
  });
}

test("a confirmed record unfolds what was confirmed, with today's names where they differ, and its fingerprint", async () => {
  const portal = openRecord({ fingerprint });
  const fold = await screen.findByRole("button", { name: new RegExp(confirmedContentTexts.title) });
  expect(fold.textContent).toContain(shortFingerprint(fingerprint));
  expect(portal.asked.some(({ name }) => name === "ConfirmedContentQuery")).toBe(false);
  await userEvent.click(fold);
  const text = await screen.findByText(fingerprint);
  const list = text.closest("dl") as HTMLElement;
  const getText = (label: string) => within(list).getByText(label).nextElementSibling?.textContent;
  expect(getText("Attending")).toBe("Anna Berg (now called Anna Berg-Lund)");
  expect(getText("Hospital")).toBe("Northgate Main");
  expect(getText("Anesthesia")).toBe("Local");
  // Of a writer whose name is new, the time of the last change is not repeated.
  expect(getText("Written by")).toMatch(/^Maya Lindqvist\. Last changed [^(]+ \(now called Maya Lund\)$/);
  // The identifier of the patient is in the record of its creator, and not in what was confirmed.
  expect(within(list).queryByText(record.optionalIdentifier ?? "")).toBeNull();
});

test("a trainee whose attending has rated sends a final rating by a button, not by choosing a level", async () => {
  const entrustment = {
    id: `entrustment:${record.id}`,
    side: "trainee",
    scale: "zwisch",
    own: null,
    other: null,
    isOtherHidden: true,
    viewerCanRate: true,
    ratingEndsAt: "2026-03-16T10:00:00.000Z",
    recordedRole: "Operator",
    statedRole: null,
    viewerCanStateRole: false,
  };
  const rating = { scale: "zwisch", level: 3, complexity: "hardest", comment: null };
  const portal = openPage(`/logbook/records/${record.id}`, {
    activity: {
      ...record,
      confirmationState: "confirmed",
      confirmation: { state: "confirmed" },
      entrustment,
    },
    rateEntrustment: {
      ...entrustment,
      own: rating,
      other: { ...rating, level: 2 },
      isOtherHidden: false,
      viewerCanRate: false,
    },
  });
  const sent = () => portal.asked.filter(({ name }) => name === "useEntrustmentChangesRateMutation");
  await screen.findByText(endoleak.name);
  // The arrow keys choose each level that they pass.
  (await screen.findByRole("radio", { name: /^Show & Tell/ })).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await userEvent.click(screen.getByRole("radio", { name: "Hardest third" }));
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: entrustmentTexts.save }));
  await screen.findByText(/^Your attending's rating: 2 Active Help/);
  expect(sent().map(({ variables }) => variables)).toEqual([
    { id: record.id, rating: { level: 3, complexity: "hardest", comment: null } },
  ]);
});

test("an administrator confirms in the attending's stead with a reason, and the record then says so", async () => {
  const unasked = { state: "unasked", obstacle: "removed", viewerCanConfirmInStead: true };
  const portal = openPage(`/logbook/records/${record.id}`, {
    activity: { ...record, confirmationState: "unasked", confirmation: unasked },
    confirmActivityInStead: { activity: null },
  });
  await userEvent.click(await screen.findByRole("button", { name: confirmationDialogTexts.confirmInStead }));
  const reason = await screen.findByRole("textbox", { name: confirmationDialogTexts.inSteadDialog.label });
  await userEvent.type(reason, "She has retired.");
  await userEvent.click(screen.getByRole("button", { name: confirmationDialogTexts.inSteadDialog.save }));
  await screen.findByText(confirmationDialogTexts.confirmedInStead);
  const sent = portal.asked.find(({ name }) => name === "ConfirmInSteadMutation")?.variables;
  expect(sent).toEqual({
    record: { id: record.id, modifiedAt: record.modifiedAt, state: "open" },
    word: "She has retired.",
  });
});

test("a confirmation in an attending's stead shows its capacity and reason", async () => {
  openRecord({ fingerprint, capacity: "administrator", reason: "She has retired." });
  await screen.findByText(/^In the attending's stead, as an administrator, anna\.berg@northgate\.example,/);
  await screen.findByText("Reason: She has retired.");
});

test("a confirmation without a stored content shows its stored names", async () => {
  openRecord({ fingerprint: null });
  await screen.findByText("Attending: Berg, Anna (now called Berg-Lund, Anna)");
  expect(screen.queryByRole("button", { name: new RegExp(confirmedContentTexts.title) })).toBeNull();
});

test.each([
  [
    { newAddressAskedAt: "2026-03-08T10:00:00Z" },
    /^A new address for Berg-Lund, .+ has waited for a yes since .+2026/,
  ],
  [
    { newAddressAskedAt: "2026-03-08T10:00:00Z", newAddressFrom: "2026-03-15T10:00:00Z" },
    /has a new address, which is asked from .+2026/,
  ],
  [{ addressChangedAt: "2026-03-15T10:00:00Z" }, /^The address of Berg-Lund, .+ changed on .+2026/],
])("an open record says what happens to the address of its attending: %j", async (address, text) => {
  openPage(`/logbook/records/${record.id}`, {
    activity: {
      ...record,
      confirmationState: "open",
      confirmation: { state: "open" },
      askedAddress: address,
    },
  });
  await screen.findByText(text);
});
