import { formatConfirmedContent } from "@cathedra/domain/logbook";
import { confirmedContentTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { openPage, viewer } from "../../../../../test/portal/open-page.tsx";
import { endoleak } from "../../../../../test/record-form.ts";
import * as css from "./confirmations.css.ts";

test("next to open records, requests to reopen are shown with a link", async () => {
  const counts = { isAttending: true, open: 5, reopening: 2 };
  openPage(
    "/logbook/confirmations",
    {
      user: { ...viewer(cast.eleanor), logbook: "false" },
      logbookConfirmations: { next: null, records: [], trainees: [], counts },
    },
    cast.eleanor,
  );
  const told = await screen.findByText(/^2 trainees ask to have a record reopened\./);
  const link = screen.getByRole("link", { name: "See them" });
  expect(told.contains(link)).toBe(true);
  await userEvent.click(link);
  // On the list itself the line is not shown.
  await waitFor(() => expect(screen.queryByRole("link", { name: "See them" })).toBe(null));
  await screen.findByText("No one has asked to have a record reopened.");
});

const record = (id: string, state = "open", more: object = {}) => ({
  id,
  hospital: "Northgate General",
  procedureIndication: `Indication ${id}`,
  complications: "NONE",
  complicationsComments: null,
  success: true,
  participants: [{ name: "Lindqvist", role: "First operator", level: null, user: { keycloak_id: "maya-1" } }],
  modifiedAt: "2026-11-20T08:00:00.000Z",
  dateOfProcedure: "2026-11-20",
  procedure: { name: `Procedure ${id}` },
  createdBy: { keycloak_id: "maya-1", first_name: "Maya", last_name: "Lindqvist" },
  confirmationState: state,
  confirmation: { state, askedAt: "2026-11-20T08:00:00.000Z", at: null, word: null, confirmed: null },
  ...more,
});
const counts = { id: "confirmations:eleanor", isAttending: true, open: 3, reopening: 0 };
const trainee = (id: string) => ({ person: { keycloak_id: id, first_name: id, last_name: "X" }, count: 1 });
const page = (trainees: readonly string[], ...records: readonly object[]) => ({
  logbookConfirmations: { next: null, records, trainees: trainees.map(trainee), counts },
});
const cards = () => screen.getAllByRole("article").map(({ textContent }) => textContent);

test("a confirmed record keeps its place until the list is reloaded, and can be undone or hidden there", async () => {
  const portal = openPage(
    "/logbook/confirmations",
    {
      user: { ...viewer(cast.eleanor), logbook: "false" },
      ...page(["maya", "tom"], record("a"), record("b"), record("c")),
      confirmActivities: {
        records: [record("a", "confirmed")],
        left: [],
        counts: { ...counts, open: 2 },
        undo: { undoId: "7", seconds: 10 },
      },
    },
    cast.eleanor,
  );
  const user = userEvent.setup();
  const confirm = await screen.findByRole("button", { name: /^Confirm Procedure a/ });
  // The reloaded list begins with the next record.
  portal.answer(page(["tom"], record("b"), record("c"), record("d")));
  await user.click(confirm);
  await screen.findByRole("button", { name: /^Confirm Procedure d/ });
  expect(cards()).toEqual([
    expect.stringMatching(/^Choose.*Procedure aTraineeMaya Lindqvist.*UndoConfirmedAnswered/),
    expect.stringMatching(/Procedure bTrainee/),
    expect.stringMatching(/Procedure cTrainee/),
    expect.stringMatching(/Procedure dTrainee/),
  ]);
  expect(screen.queryByRole("button", { name: /^Confirm Procedure a/ })).toBe(null);
  // Undo stands in its line alone: a message would cover the next record. The next record has the focus.
  expect(screen.getAllByRole("button", { name: /^Undo/ })).toHaveLength(1);
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/Procedure bTrainee/));
  // The filter above the list stays as well.
  screen.getByRole("button", { name: /Trainee/ });

  portal.answer({
    ...page(["maya", "tom"], record("a"), record("b"), record("c"), record("d")),
    undo: { undoId: "7" },
  });
  await user.click(screen.getByRole("button", { name: /^Undo: Procedure a/ }));
  await screen.findByRole("button", { name: /^Confirm Procedure a/ });
  expect(cards()[0]).toMatch(/Procedure aTrainee.*Confirm/);

  // The record was answered on another device.
  portal.answer(page(["tom"], record("b"), record("d")));
  await user.click(screen.getByRole("button", { name: /^Confirm Procedure a/ }));
  await screen.findByText("No longer in this list");
  expect(cards()).toHaveLength(4);
  await user.click(screen.getByRole("button", { name: "Hide answered" }));
  await waitFor(() =>
    expect(cards()).toEqual([expect.stringMatching(/Procedure b/), expect.stringMatching(/Procedure d/)]),
  );
});

test("a row shows what a record is judged by, and never cuts a complication or a failure", async () => {
  const long = "and ".repeat(200);
  const found = { complications: "A", complicationsComments: long, success: false };
  openPage(
    "/logbook/confirmations",
    { user: { ...viewer(cast.eleanor), logbook: "false" }, ...page(["maya"], record("a", "open", found)) },
    cast.eleanor,
  );
  const row = within(await screen.findByRole("article", { name: "Procedure a" }));
  const facts = row.getAllByRole("term").map((term) => `${term.textContent}${term.nextSibling?.textContent}`);
  expect(facts).toEqual([
    "TraineeMaya Lindqvist",
    "RoleFirst operator",
    "Date of procedure11/20/2026",
    "HospitalNorthgate General",
    expect.stringMatching(new RegExp(`^Adverse event: A: no therapy, no consequence: ${long.trim()}`)),
    "Successful: No",
    "Procedure indication: Indication a",
  ]);
  const fact = (text: string) => row.getByText(text, { exact: false }).closest("div")?.className;
  expect(fact("Indication a")).toBe(css.fact.long);
  expect(fact(long.trim())).toBe(css.fact.grave);
  expect(row.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Details",
    "Return",
    "Confirm",
  ]);
});

test("records that are confirmed together keep their places, and the page does not scroll", async () => {
  const some = ["a", "b", "c", "d"];
  const focused = vi.spyOn(HTMLElement.prototype, "focus");
  const measured = vi.spyOn(HTMLElement.prototype, "getBoundingClientRect");
  // The first two records are above the window.
  measured.mockImplementation(function measure(this: HTMLElement) {
    return new DOMRect(0, 100 * some.indexOf(this.dataset.id ?? "") - 200, 300, 90);
  });
  const portal = openPage(
    "/logbook/confirmations",
    {
      user: { ...viewer(cast.eleanor), logbook: "false" },
      ...page(["maya"], ...some.map((id) => record(id))),
      confirmActivities: {
        records: ["b", "c"].map((id) => record(id, "confirmed")),
        left: [],
        counts,
        undo: { undoId: "7", seconds: 10 },
        undoOfEach: ["b", "c"].map((id) => ({ id, undo: { undoId: `7-${id}` } })),
      },
    },
    cast.eleanor,
  );
  const user = userEvent.setup();
  for (const id of ["b", "c"])
    await user.click(await screen.findByRole("checkbox", { name: new RegExp(`^Choose Procedure ${id}`) }));
  portal.answer(page(["maya"], record("a"), record("d")));
  focused.mockClear();
  await user.click(screen.getByRole("button", { name: "Confirm 2" }));
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('li[data-id="d"]')));
  expect(cards()).toEqual(some.map((id) => expect.stringContaining(`Procedure ${id}`)));
  expect(screen.getAllByText("Confirmed", { selector: "article *" })).toHaveLength(2);
  expect(focused.mock.calls.at(-1)).toEqual([{ preventScroll: true }]);
  // An answered record cannot be chosen again.
  expect(
    screen.getAllByRole<HTMLInputElement>("checkbox", { name: /^Choose Proc/ }).map((box) => box.disabled),
  ).toEqual([false, true, true, false]);
  for (const spy of [focused, measured]) spy.mockRestore();
  // Each of them has its own Undo, which leaves the other one confirmed.
  portal.answer({ ...page(["maya"], record("a"), record("b"), record("d")), undo: { undoId: "7-b" } });
  screen.getByRole("button", { name: /^Undo: Procedure c/ });
  await user.click(screen.getByRole("button", { name: /^Undo: Procedure b/ }));
  await screen.findByRole("button", { name: /^Confirm Procedure b/ });
  expect(cards()[2]).toMatch(/Procedure c.*Undo.*Confirmed/);
  expect(portal.asked.find(({ name }) => name === "sendUndoMutation")?.variables).toEqual({
    undoId: "7-b",
  });
});

test("a record of a later page that was changed meanwhile is confirmed in the version that is shown then", async () => {
  const changed = { modifiedAt: "2026-11-21T09:00:00.000Z", hospital: "Riverside" };
  const answer = (more: object) => ({
    confirmActivities: { records: [record("z", "open", changed)], left: ["z"], counts, undo: null, ...more },
  });
  const first = page(["maya"], record("a")).logbookConfirmations;
  const portal = openPage(
    "/logbook/confirmations",
    {
      user: { ...viewer(cast.eleanor), logbook: "false" },
      logbookConfirmations: ({ after }: { readonly after?: string | null }) =>
        after == null ? { ...first, next: "2" } : { ...first, records: [record("z")] },
      ...answer({}),
    },
    cast.eleanor,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  await user.click(await screen.findByRole("button", { name: /^Confirm Procedure z/ }));
  await screen.findByText("Riverside");
  portal.answer(answer({ records: [record("z", "confirmed", changed)], left: [] }));
  await user.click(screen.getByRole("button", { name: /^Confirm Procedure z/ }));
  await waitFor(() => expect(cards()[1]).toMatch(/Procedure z.*Confirmed/));
  const sent = portal.asked.filter(({ name }) => name === "useConfirmMutation");
  expect(sent.at(-1)?.variables).toMatchObject({ records: [{ id: "z", modifiedAt: changed.modifiedAt }] });
});

test("a record of a later page that is returned stays in its place as returned, without buttons", async () => {
  const first = page(["maya"], record("a")).logbookConfirmations;
  const portal = openPage(
    "/logbook/confirmations",
    {
      user: { ...viewer(cast.eleanor), logbook: "false" },
      logbookConfirmations: ({ after }: { readonly after?: string | null }) =>
        after == null ? { ...first, next: "2" } : { ...first, records: [record("z")] },
      returnActivity: { isReturned: true, record: record("z", "returned"), counts },
    },
    cast.eleanor,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  await user.click(await screen.findByRole("button", { name: /^Return Procedure z/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Return the record" }));
  await user.type(await dialog.findByRole("textbox"), "Which side?");
  await user.click(dialog.getByRole("button", { name: "Return" }));
  await waitFor(() => expect(cards()[1]).toMatch(/Procedure z.*Returned/));
  const row = within(screen.getByRole("article", { name: "Procedure z" }));
  expect(row.queryAllByRole("button")).toEqual([]);
  expect(portal.asked.filter(({ name }) => name === "ReturnDialogMutation")).toHaveLength(1);
});

test("a returned record has its Undo in its place, which sends that record's offer and restores it", async () => {
  const portal = openPage(
    "/logbook/confirmations",
    {
      user: { ...viewer(cast.eleanor), logbook: "false" },
      ...page(["maya", "tom"], record("a"), record("b")),
      returnActivity: {
        isReturned: true,
        record: record("a", "returned"),
        counts: { ...counts, open: 1 },
        undo: { undoId: "8", seconds: 10 },
      },
    },
    cast.eleanor,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: /^Return Procedure a/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Return the record" }));
  await user.type(await dialog.findByRole("textbox"), "The side.");
  portal.answer(page(["tom"], record("b")));
  await user.click(dialog.getByRole("button", { name: "Return" }));
  const undoButton = await screen.findByRole("button", { name: /^Undo: Procedure a/ });
  expect(cards()[0]).toMatch(/Procedure a.*Returned/);
  expect(screen.getAllByRole("button", { name: /^Undo/ })).toHaveLength(1);
  portal.answer({ ...page(["maya", "tom"], record("a"), record("b")), undo: { undoId: "8" } });
  await user.click(undoButton);
  await screen.findByRole("button", { name: /^Return Procedure a/ });
  expect(portal.asked.find(({ name }) => name === "sendUndoMutation")?.variables).toEqual({ undoId: "8" });
});

const entrustment = (more: object = {}) => ({
  id: "entrustment:a",
  side: "attending",
  scale: "zwisch",
  own: null,
  other: null,
  isOtherHidden: true,
  viewerCanRate: true,
  ratingEndsAt: "2026-12-04T08:00:00.000Z",
  recordedRole: "Operator",
  statedRole: null,
  viewerCanStateRole: true,
  ...more,
});

test("after confirming, the trainee is rated by a button; the trainee's rating is shown then, and a role may be stated", async () => {
  const portal = openPage(
    "/logbook/confirmations",
    {
      user: { ...viewer(cast.eleanor), logbook: "false" },
      ...page(["maya"], record("a")),
      logbookRolesToSettle: [],
      confirmActivities: {
        records: [record("a", "confirmed", { entrustment: entrustment() })],
        left: [],
        counts,
        undo: { undoId: "7", seconds: 10 },
      },
    },
    cast.eleanor,
  );
  const user = userEvent.setup();
  const confirm = await screen.findByRole("button", { name: /^Confirm Procedure a/ });
  expect(screen.queryByRole("radio")).toBe(null);
  portal.answer(page([]));
  await user.click(confirm);
  const level = await screen.findByRole("radio", { name: /^Passive Help/ });
  screen.getByText(/^The trainee has rated this case/);
  const rating = { scale: "zwisch", level: 3, complexity: null, comment: null };
  portal.answer({
    rateEntrustment: entrustment({
      own: rating,
      other: { ...rating, level: 4 },
      isOtherHidden: false,
      viewerCanRate: false,
    }),
  });
  await user.click(level);
  // A choice alone does not send a rating that cannot be changed.
  expect(portal.count("useEntrustmentChangesRateMutation")).toBe(0);
  await user.click(screen.getByRole("button", { name: "Save rating" }));
  await screen.findByText(/^The trainee's rating: 4 Supervision Only/);
  const sent = portal.asked.filter(({ name }) => name === "useEntrustmentChangesRateMutation");
  expect(sent.map(({ variables }) => variables)).toEqual([
    { id: "a", rating: { level: 3, complexity: null, comment: null } },
  ]);
  expect(screen.queryByRole("radio", { name: "Hardest third" })).toBe(null);
});

test("an attending who came by a link confirms and rates in the details, and can take it back there", async () => {
  const portal = openPage(
    "/logbook/confirmations?record=a",
    {
      user: { ...viewer(cast.eleanor), logbook: "false" },
      ...page(["maya"], record("a")),
      logbookRolesToSettle: [],
      logbookConfirmation: record("a"),
      confirmActivities: {
        records: [record("a", "confirmed", { entrustment: entrustment() })],
        left: [],
        counts,
        undo: { undoId: "7", seconds: 10 },
      },
    },
    cast.eleanor,
  );
  const details = within(await screen.findByRole("dialog"));
  const confirm = await details.findByRole("button", { name: "Confirm" });
  portal.answer(page([]));
  await userEvent.click(confirm);
  await details.findByRole("radio", { name: /^Passive Help/ });
  const sent = portal.asked.filter(({ name }) => name === "useConfirmMutation");
  expect(sent.map(({ variables }) => variables)).toMatchObject([{ records: [{ id: "a", state: "open" }] }]);
  expect(details.queryByRole("button", { name: "Confirm" })).toBe(null);
  await userEvent.click(details.getByRole("button", { name: "Undo" }));
  await waitFor(() =>
    expect(portal.asked.find(({ name }) => name === "sendUndoMutation")?.variables).toEqual({ undoId: "7" }),
  );
});

const fingerprint = "0123456789abcdef".repeat(4);
const confirmedContent = formatConfirmedContent({
  writer: "Maya Lindqvist",
  group: "IR Residents",
  modifiedAt: "2026-11-20T08:00:00.000Z",
  hospital: "Northgate Main",
  attending: { firstName: "Eleanor", lastName: "Whitfield" },
  procedure: endoleak,
  participants: [],
  fields: { dateOfProcedure: "2026-11-20", procedureIndication: "Growing sac" },
});

test("a disputed role is shown with the attending's sentence, and can be accepted", async () => {
  const stated = { role: "Assistant", comment: "I did the critical steps.", isDisputed: true };
  const portal = openPage(
    "/logbook/confirmations?list=confirmed&record=a",
    {
      user: { ...viewer(cast.eleanor), logbook: "false" },
      ...page(["maya"], record("a", "confirmed")),
      logbookRolesToSettle: [
        {
          id: "a",
          side: "attending",
          dateOfProcedure: "2026-11-20",
          procedureName: "Procedure a",
          otherName: "Maya Lindqvist",
          recordedRole: "Operator",
          statedRole: stated,
        },
      ],
      logbookConfirmation: record("a", "confirmed", {
        entrustment: entrustment({ viewerCanRate: false, isOtherHidden: false, statedRole: stated }),
        confirmedContent,
        confirmation: { state: "confirmed", confirmed: { fingerprint } },
      }),
    },
    cast.eleanor,
  );
  const drawer = within(await screen.findByRole("dialog"));
  await drawer.findByText("The trainee recorded Operator, you say Assistant.");
  drawer.getByText("I did the critical steps.");
  // What was confirmed is read there too: an attending need not have a logbook.
  await userEvent.click(drawer.getByRole("button", { name: new RegExp(confirmedContentTexts.title) }));
  drawer.getByText(fingerprint);
  drawer.getByText("(now called Northgate General)");
  portal.answer({ stateTraineeRole: entrustment({ statedRole: { ...stated, isDisputed: false } }) });
  await userEvent.click(drawer.getByRole("button", { name: "Accept Operator" }));
  await waitFor(() => expect(drawer.queryByText(/^The trainee recorded/)).toBe(null));
  const sent = portal.asked.find(({ name }) => name === "useEntrustmentChangesRoleMutation");
  expect(sent?.variables).toMatchObject({ id: "a", role: "Operator" });
});
