import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, viewer } from "../../../../../test/portal/open-page.tsx";

test("beside what waits, who asks to have a record reopened is told with a link to them", async () => {
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
  // On the list itself the line is gone.
  await waitFor(() => expect(screen.queryByRole("link", { name: "See them" })).toBe(null));
  await screen.findByText("No one has asked to have a record reopened.");
});
