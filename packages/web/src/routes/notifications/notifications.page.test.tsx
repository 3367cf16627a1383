import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage } from "../../../test/portal/open-page.tsx";

type Notice = { readonly id: string; readonly title: string; readonly isRead: boolean };
const notice = (id: string, title: string): Notice => ({ id, title, isRead: false });

test("a notification is dismissed by keyboard and restored, and all can be marked as read (13.035)", async () => {
  let notices = [notice("2", "Newer"), notice("1", "Older")];
  let dismissed: readonly string[] = [];
  const inbox = () => ({ id: "i", unseen: 0, unread: notices.filter(({ isRead }) => !isRead).length });
  const portal = openPage("/notifications", {
    inbox,
    notifications: ({ isUnread }: { isUnread: boolean }) => ({
      mark: "m-1",
      inbox: inbox(),
      notifications: notices.filter(({ id, isRead }) => !dismissed.includes(id) && !(isUnread && isRead)),
    }),
    setNotificationDismissed: ({ id, isDismissed }: { id: string; isDismissed: boolean }) => {
      dismissed = isDismissed ? [id] : [];
      return { notification: { id }, inbox: inbox() };
    },
    setAllNotificationsRead: () => {
      notices = notices.map((each) => ({ ...each, isRead: true }));
      return inbox();
    },
  });
  const main = within(await screen.findByRole("main"));
  const shown = () =>
    main.queryAllByText(/(Newer|Older)$/).map(({ textContent }) => textContent?.replace("Unread: ", ""));
  await waitFor(() => expect(shown()).toEqual(["Newer", "Older"]));
  const [dismiss] = main.getAllByRole("button", { name: /^Dismiss/ });
  dismiss?.focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(shown()).toEqual(["Older"]));
  await waitFor(() => expect(dismissed).toEqual(["2"]));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(shown()).toEqual(["Newer", "Older"]));
  await waitFor(() => expect(dismissed).toEqual([]));

  await userEvent.click(main.getByRole("button", { name: "Mark all as read" }));
  await waitFor(() => expect(portal.count("inboxRequestsAllReadMutation")).toBe(1));
  await userEvent.click(main.getByRole("switch", { name: "Unread only" }));
  await screen.findByText("Nothing unread");
  expect(location.search).toBe("?unread=1");
});
