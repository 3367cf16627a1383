import { classInvitationTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, viewer } from "../../../../../../test/portal/open-page.tsx";
import { later, refusal } from "../../../../../../test/portal/portal.ts";

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

test("accepting a suggested address by keyboard keeps the focus in its row", async () => {
  openPage("/admin/groups/1/invitations", answers, cast.priya);
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

test("an address that names the list focuses it", async () => {
  openPage("/admin/groups/1/invitations#list", answers, cast.priya);
  const list = await screen.findByRole("textbox", { name: "List" });
  await waitFor(() => expect(document.activeElement).toBe(list));
});

test("text that is typed while the page is still read stays, and can be sent once it is", async () => {
  const reading = later<typeof classInvitation>();
  openPage("/videos", { ...answers, classInvitation: () => reading.promise }, cast.priya);
  await screen.findByRole("button", { name: /^Search/ });
  history.pushState(null, "", "/admin/groups/1/invitations#list");
  window.dispatchEvent(new PopStateEvent("popstate"));
  const list = await screen.findByRole("textbox", { name: "List" });
  await waitFor(() => expect(document.activeElement).toBe(list));
  await userEvent.keyboard("bob@x.org");
  const invite = await screen.findByRole("button", { name: "Invite 1 person" });
  expect(invite).toHaveProperty("disabled", true);
  reading.resolve(classInvitation);
  await waitFor(() => expect(invite).toHaveProperty("disabled", false));
  expect(list.isConnected).toBe(true);
  expect(list).toHaveProperty("value", "bob@x.org");
  expect(document.activeElement).toBe(list);
});

test("without the right to it there is no form, only the reason", async () => {
  openPage("/admin/groups/1/invitations", { ...answers, classInvitation: refusal("FORBIDDEN") }, cast.priya);
  await screen.findByRole("link", { name: "Back to the groups" });
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "List" })).toBe(null));
});

test("an existing member is recognised before the list is sent, and not counted", async () => {
  const customerGroup = {
    ...classInvitation.customerGroup,
    members: [{ keycloak_id: "maya-1", email: "Maya@x.org" }],
  };
  openPage(
    "/admin/groups/1/invitations",
    { ...answers, classInvitation: { ...classInvitation, customerGroup } },
    cast.priya,
  );
  await paste("maya@x.org\nbob@x.org");
  await screen.findByText("1 to be invited · 1 already a member");
  screen.getByRole("button", { name: "Invite 1 person" });
});

test("after a missing answer a message is shown, the list stays, and the listed people are requested again", async () => {
  const portal = openPage("/admin/groups/1/invitations", answers, cast.priya);
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

test("a mail refused by its server changes the result of its row, with the reason of the server", async () => {
  const refused = {
    id: 2,
    email: "bob@x.org",
    reason: "550 No such user",
    invitedAt: "2026-11-26T12:00:00Z",
  };
  const invitees = ({ status }: { readonly status?: string }) => ({
    invitees: status === "mailFailed" ? [{ ...refused, status }] : [],
  });
  openPage(
    "/admin/groups/1/invitations",
    {
      ...answers,
      classInvitation: { ...classInvitation, invitees },
      inviteClass: { results: ["invited", "invited"] },
    },
    cast.priya,
  );
  await paste("ann@x.org\nbob@x.org");
  await userEvent.click(await screen.findByRole("button", { name: "Invite 2 people" }));
  await screen.findByText("1 invited · 1 could not be mailed");
  const result = within(screen.getByRole("table", { name: "Result of each row" }));
  expect(result.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
    expect.anything(),
    expect.stringMatching(/ann@x\.org.*Invited$/),
    expect.stringMatching(/bob@x\.org.*Mail failed550 No such user$/),
  ]);
});
