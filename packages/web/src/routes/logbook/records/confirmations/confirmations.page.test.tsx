import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { openPage, viewer } from "../../../../../test/portal/open-page.tsx";

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

const record = (id: string, state = "open") => ({
  id,
  modifiedAt: "2026-11-20T08:00:00.000Z",
  dateOfProcedure: "2026-11-20",
  procedure: { name: `Procedure ${id}` },
  createdBy: { keycloak_id: "maya-1", first_name: "Maya", last_name: "Lindqvist" },
  confirmationState: state,
  confirmation: { state, askedAt: "2026-11-20T08:00:00.000Z", at: null, word: null, confirmed: null },
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
    expect.stringMatching(/^ConfirmedProcedure a, Maya Lindqvist, .*Undo$/),
    expect.stringMatching(/^Procedure b/),
    expect.stringMatching(/^Procedure c/),
    expect.stringMatching(/^Procedure d/),
  ]);
  expect(screen.queryByRole("button", { name: /^Confirm Procedure a/ })).toBe(null);
  // Undo stands in its line alone: a message would cover the next record. The next record has the focus.
  expect(screen.getAllByRole("button", { name: /^Undo/ })).toHaveLength(1);
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Procedure b/));
  // The filter above the cards stays as well.
  screen.getByRole("button", { name: /Trainee/ });

  portal.answer({
    ...page(["maya", "tom"], record("a"), record("b"), record("c"), record("d")),
    undo: { undoId: "7" },
  });
  await user.click(screen.getByRole("button", { name: /^Undo: Procedure a/ }));
  await screen.findByRole("button", { name: /^Confirm Procedure a/ });
  expect(cards()[0]).toMatch(/^Procedure a/);

  // The record was answered on another device.
  portal.answer(page(["tom"], record("b"), record("d")));
  await user.click(screen.getByRole("button", { name: /^Confirm Procedure a/ }));
  await screen.findByText("No longer in this list");
  expect(cards()).toHaveLength(4);
  await user.click(screen.getByRole("button", { name: "Hide answered" }));
  await waitFor(() =>
    expect(cards()).toEqual([expect.stringMatching(/^Procedure b/), expect.stringMatching(/^Procedure d/)]),
  );
});

test("an answered record folds as far as the page scrolls up by the same height, and whole where no open one follows", async () => {
  const height = vi.spyOn(HTMLElement.prototype, "getBoundingClientRect");
  height.mockImplementation(function measure(this: HTMLElement) {
    return new DOMRect(0, 0, 328, this.matches("li") ? Number.parseFloat(this.style.minHeight) || 400 : 48);
  });
  const offset = vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(400);
  const scrolledTo = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  const scrollY = vi.spyOn(window, "scrollY", "get").mockReturnValue(100);
  const answer = (id: string) => ({
    confirmActivities: { records: [record(id, "confirmed")], left: [], counts, undo: null },
  });
  const portal = openPage(
    "/logbook/confirmations",
    {
      user: { ...viewer(cast.eleanor), logbook: "false" },
      ...page(["maya"], record("a"), record("b")),
      ...answer("a"),
    },
    cast.eleanor,
  );
  const user = userEvent.setup();
  const confirm = await screen.findByRole("button", { name: /^Confirm Procedure a/ });
  portal.answer(page(["maya"], record("b")));
  await user.click(confirm);
  const [a, b] = ["a", "b"].map((id) => document.querySelector<HTMLElement>(`li[data-id="${id}"]`));
  // Not at once: a double press is over before anything moves.
  await waitFor(() => expect(a?.style.minHeight).toBe("400px"));
  await waitFor(() => expect(a?.style.minHeight).toBe("300px"), { timeout: 3000 });
  expect(scrolledTo.mock.lastCall).toEqual([{ top: 0, behavior: "instant" }]);
  // The rest follows once the page was scrolled.
  scrollY.mockReturnValue(500);
  window.dispatchEvent(new Event("scroll"));
  await waitFor(() => expect(a?.style.minHeight).toBe("48px"), { timeout: 3000 });
  expect(scrolledTo.mock.lastCall).toEqual([{ top: 248, behavior: "instant" }]);

  scrolledTo.mockClear();
  portal.answer({ ...page([]), ...answer("b") });
  await user.click(screen.getByRole("button", { name: /^Confirm Procedure b/ }));
  await waitFor(() => expect(b?.style.minHeight).toBe("48px"), { timeout: 3000 });
  expect(scrolledTo).not.toHaveBeenCalled();
  for (const spy of [height, offset, scrolledTo, scrollY]) spy.mockRestore();
});
