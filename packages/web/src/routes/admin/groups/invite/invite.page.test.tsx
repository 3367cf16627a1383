import { classInvitationTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, viewer } from "../../../../../test/portal/open-page.tsx";

const classInvitation = {
  id: 1,
  sendsMail: true,
  customerGroup: { id: 1, name: "IR Residents", customer: { id: 1, name: "Northgate" } },
};
const answers = {
  user: { ...viewer(cast.priya), viewerAdminSections: ["groups"] },
  classInvitation,
};

async function paste(text: string) {
  const list = await screen.findByRole("textbox", { name: "List" });
  await userEvent.click(list);
  await userEvent.paste(text);
}

test("a suggested address is taken by keyboard, and the focus goes on at its row", async () => {
  openPage("/admin/groups/1/invite", answers, cast.priya);
  await paste("ann@gmial.com\nbob@x.org");
  (await screen.findByRole("button", { name: classInvitationTexts.row.useSuggestion })).focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByText("ann@gmail.com");
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole("button", { name: classInvitationTexts.row.correct(1) }),
    ),
  );
});

test("where no answer came it is not known who was invited: it is said, the list stays, and who is listed is read", async () => {
  const portal = openPage("/admin/groups/1/invite", answers, cast.priya);
  await paste("bob@x.org");
  const send = await screen.findByRole("button", { name: "Invite 1 person" });
  const before = portal.count("InviteClassQuery");
  portal.become("unavailable");
  await userEvent.click(send);
  await screen.findByText(classInvitationTexts.unanswered);
  portal.become("answering");
  await waitFor(() => expect(portal.count("InviteClassQuery")).toBeGreaterThan(before));
  expect(screen.getByRole("textbox", { name: "List" })).toHaveProperty("value", "bob@x.org");
});
