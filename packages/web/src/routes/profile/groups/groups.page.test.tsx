import { groupTexts } from "@cathedra/domain/messages";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage } from "../../../../test/portal/open-page.tsx";
import { refusal } from "../../../../test/portal/portal.ts";

const group = { id: 7, name: "IR Residents", customer: { id: 1, name: "Northgate" }, viewerIsMember: true };
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("the only admin of a group sees what to do before leaving, and the focus returns to the button", async () => {
  openPage("/profile/groups", { customerGroups: [{ ...group, viewerCanLeave: false }] });
  await press("Leave Group");
  expect((await screen.findByRole("dialog")).textContent).toContain(groupTexts.lastAdmin);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
  expect(screen.getByRole("button", { name: "Leave Group" })).toBe(document.activeElement);
});

test.each([
  ["LAST_ADMIN", groupTexts.lastAdmin],
  ["FORBIDDEN", groupTexts.notLeft],
] as const)(
  "a person who could not leave a group because of %s gets a message and stays in it",
  async (code, text) => {
    openPage("/profile/groups", {
      customerGroups: [{ ...group, viewerCanLeave: true }],
      leaveGroup: refusal(code),
    });
    await press("Leave Group");
    const question = await screen.findByRole("alertdialog");
    await userEvent.click(within(question).getByRole("button", { name: "Leave Group" }));
    await screen.findByText(text);
    expect(screen.getByText("IR Residents")).toBeTruthy();
  },
);

test("an admin turns the link of a group off and on by keyboard and keeps the focus", async () => {
  const led = { ...group, viewerCanManageInvitation: true, invitationLink: { code: "SESAME", uses: 2 } };
  openPage("/profile/groups", {
    customerGroups: [led],
    revokeGroupInvitation: { customerGroup: { ...led, invitationLink: null } },
    regenerateGroupInvitation: { customerGroup: { ...led, invitationLink: { code: "ANOTHER", uses: 0 } } },
  });
  const pressByKey = async (name: string) => {
    (await screen.findByRole("button", { name })).focus();
    await userEvent.keyboard("{Enter}");
  };
  const isFocused = (name: string) =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name })));
  await pressByKey("Turn off");
  await pressByKey("Turn off link");
  await screen.findByText("No one can join this group by a link.");
  await isFocused("Make invite link");
  await userEvent.keyboard("{Enter}");
  await isFocused("Copy invite link");
  expect(screen.getByText(/inviteCode=ANOTHER$/)).toBeTruthy();
});
