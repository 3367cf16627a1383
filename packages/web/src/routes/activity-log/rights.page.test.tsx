import { activityLogTexts } from "@cathedra/domain/messages";
import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage } from "../../../test/portal/open-page.tsx";
import { refusal } from "../../../test/portal/portal.ts";

test("who administers no one has no View all, and a link to it is refused with a way to one's own (X27)", async () => {
  openPage("/activity-log?view=all", { allVistActivities: refusal("FORBIDDEN") });
  await screen.findByText(refusal("FORBIDDEN").message);
  await userEvent.click(screen.getByRole("link", { name: "Your own activities" }));
  await waitFor(() => expect(location.search).toBe(""));
  await screen.findByText(activityLogTexts.explanation);
  expect(screen.queryByText(activityLogTexts.viewAll)).toBe(null);
});
