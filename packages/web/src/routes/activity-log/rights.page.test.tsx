import { activityLogTexts } from "@cathedra/domain/messages";
import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage } from "../../../test/portal/open-page.tsx";
import { refusal } from "../../../test/portal/portal.ts";

test("a person who administers no one has no View all, and its address is refused with a link to the own list (X27)", async () => {
  openPage("/activity-log?view=all", { allVistActivities: refusal("FORBIDDEN") });
  await screen.findByText(refusal("FORBIDDEN").message);
  await userEvent.click(screen.getByRole("link", { name: "Your own activities" }));
  await waitFor(() => expect(location.search).toBe(""));
  await screen.findByText(activityLogTexts.explanation);
  expect(screen.queryByText(activityLogTexts.viewAll)).toBe(null);
});
