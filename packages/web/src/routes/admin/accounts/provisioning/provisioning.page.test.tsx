import { provisioningTexts as texts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, viewer } from "../../../../../test/portal/open-page.tsx";
import { refusal } from "../../../../../test/portal/portal.ts";

const connection = {
  customerId: 1,
  customerName: "Northgate University Hospital",
  mode: "preview",
  endpoint: "https://portal.example/api/scim/v2",
  counts: { people: 40, linked: 31, awaited: 9, deactivated: 2, held: 0 },
  heldUntil: null,
  domains: ["northgate.example"],
  viewerCanConfirmDomains: false,
  credentials: [
    { id: "c1", createdAt: "2026-11-01T08:00:00Z", expiresAt: "2027-11-01T08:00:00Z", lastUsedAt: null },
  ],
  groups: [{ id: "g1", name: "Residents", memberCount: 12, groupId: null }],
  targets: [{ id: 4, name: "IR Residents" }],
  requests: [
    {
      id: "1",
      at: "2026-11-20T08:00:00Z",
      resource: "User",
      name: "ada@northgate.example",
      outcome: "refused",
      detail: "Another person has this address.",
      isPreview: true,
    },
  ],
};

const open = (more: object = {}, search = "") =>
  openPage(
    `/admin/accounts/1/provisioning${search}`,
    {
      user: { ...viewer(cast.george), viewerAdminSections: ["accounts"] },
      provisioning: { ...connection, ...more },
      setProvisioningMode: { mode: "on" },
      issueProvisioningCredential: { token: "cathedra_scim_secret" },
      revokeProvisioningCredential: { mode: "on" },
      assignDirectoryGroup: { mode: "on" },
      answerHeldDeactivations: { mode: "on" },
      confirmDomains: { domains: [] },
      releaseDirectoryAccount: { mode: "on" },
      directoryAccounts: [],
    },
    cast.george,
  );

const sent = (portal: ReturnType<typeof open>, name: string) =>
  portal.asked.filter((each) => each.name === name).map(({ variables }) => variables);

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

test("turning it on is asked with the numbers of the preview, and off again is not asked", async () => {
  const portal = open();
  await userEvent.click(await screen.findByRole("radio", { name: /^On/ }));
  const dialog = within(await screen.findByRole("alertdialog", { name: texts.turnOn.title }));
  dialog.getByText(/31 people with an account will be managed.*Up to 2 people lose their access/);
  expect(sent(portal, "useProvisioningChangesModeMutation")).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: texts.turnOn.confirm }));
  await waitFor(() =>
    expect(sent(portal, "useProvisioningChangesModeMutation")).toEqual([{ customerId: 1, mode: "on" }]),
  );
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await userEvent.click(await screen.findByRole("radio", { name: /^Off/ }));
  await waitFor(() =>
    expect(sent(portal, "useProvisioningChangesModeMutation")[1]).toEqual({ customerId: 1, mode: "off" }),
  );
});

test("staff confirm the institution's domains; its admins only see them", async () => {
  open();
  await screen.findByText("northgate.example");
  expect(screen.queryByRole("button", { name: texts.domains.confirm })).toBeNull();
});

test("confirming domains sends them one by one, and tells what was refused", async () => {
  const portal = open({ viewerCanConfirmDomains: true });
  await userEvent.type(await screen.findByRole("textbox", { name: texts.domains.label }), " ; med.example,");
  portal.answer({
    confirmDomains: refusal("INVALID_INPUT", { fields: [{ path: "domains", message: "Not this one" }] }),
  });
  await press(texts.domains.confirm);
  await screen.findByText("Not this one");
  expect(sent(portal, "DomainsConfirmMutation")).toEqual([
    { customerId: 1, domains: ["northgate.example", "med.example"] },
  ]);
  portal.answer({ confirmDomains: refusal("NOT_FOUND") });
  await press(texts.domains.confirm);
  await screen.findByText(texts.domains.failed);
});

test("a new credential is shown once, and a failure to issue one is told", async () => {
  const portal = open();
  await press(texts.credentials.issue);
  const dialog = within(await screen.findByRole("dialog", { name: texts.credentials.issued }));
  await userEvent.keyboard("{Escape}");
  dialog.getByText("cathedra_scim_secret");
  await userEvent.click(dialog.getByRole("button", { name: texts.done }));
  await waitFor(() => expect(screen.queryByText("cathedra_scim_secret")).toBeNull());
  portal.answer({ issueProvisioningCredential: refusal("TOO_MANY_CREDENTIALS") });
  await press(texts.credentials.issue);
  await screen.findByText(texts.credentials.issueFailed);
});

test("a credential is revoked after a question, and what failed stays open", async () => {
  const portal = open();
  portal.answer({ revokeProvisioningCredential: refusal("NOT_FOUND") });
  await press(/^Revoke the credential/);
  const dialog = within(await screen.findByRole("alertdialog", { name: texts.credentials.revokeTitle }));
  await userEvent.click(dialog.getByRole("button", { name: texts.credentials.revoke }));
  await dialog.findByText(texts.credentials.revokeFailed);
  portal.answer({ revokeProvisioningCredential: { mode: "on" } });
  await userEvent.click(dialog.getByRole("button", { name: texts.credentials.revoke }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(sent(portal, "useProvisioningChangesRevokeMutation").at(-1)).toEqual({ customerId: 1, id: "c1" });
});

test("an account is searched for and released after a question that says what stays", async () => {
  const ada = { id: "p1", name: "Ada Byron", userName: "ada@northgate.example", hasAccess: true };
  const portal = open();
  await userEvent.type(await screen.findByRole("searchbox", { name: texts.release.search }), "nobody");
  await screen.findByText(texts.release.none);
  portal.answer({ directoryAccounts: [ada, { ...ada, id: "p2", name: "Grace Hopper", hasAccess: false }] });
  await userEvent.clear(screen.getByRole("searchbox", { name: texts.release.search }));
  await userEvent.type(screen.getByRole("searchbox", { name: texts.release.search }), "ada");
  await press(/^Release Grace Hopper/);
  within(await screen.findByRole("alertdialog")).getByText(texts.release.withoutAccess);
  await userEvent.keyboard("{Escape}");
  await press(/^Release Ada Byron/);
  const dialog = within(
    await screen.findByRole("alertdialog", { name: texts.release.question("Ada Byron") }),
  );
  dialog.getByText(texts.release.withAccess);
  portal.answer({ releaseDirectoryAccount: refusal("NOT_FOUND") });
  await userEvent.click(dialog.getByRole("button", { name: texts.release.release }));
  await dialog.findByText(texts.release.failed);
  portal.answer({ releaseDirectoryAccount: { mode: "on" } });
  await userEvent.click(dialog.getByRole("button", { name: texts.release.release }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(sent(portal, "useProvisioningChangesReleaseMutation").at(-1)).toEqual({ customerId: 1, id: "p1" });
  expect(sent(portal, "ProvisioningQuery").at(-1)).toEqual({ customerId: 1, person: "ada" });
});

test("held deactivations are asked for, and the answer names what the page showed", async () => {
  const heldUntil = "2026-11-28T08:00:00.000Z";
  const portal = open({ heldUntil, counts: { ...connection.counts, held: 7 } });
  await screen.findByText(texts.held.title(7));
  await press(texts.held.keep);
  await waitFor(() =>
    expect(sent(portal, "useProvisioningChangesAnswerMutation")).toEqual([
      { customerId: 1, deactivate: false, heldUntil },
    ]),
  );
  await press(texts.held.end);
  const dialog = within(await screen.findByRole("alertdialog", { name: texts.held.endTitle(7) }));
  await userEvent.click(dialog.getByRole("button", { name: texts.held.end }));
  await waitFor(() =>
    expect(sent(portal, "useProvisioningChangesAnswerMutation")[1]).toMatchObject({ deactivate: true }),
  );
});

test("a group of the directory is assigned, and requests say why they were refused", async () => {
  const portal = open();
  await screen.findByText("Another person has this address.");
  screen.getByText("Refused (preview)");
  await press(/Residents/);
  await userEvent.click(await screen.findByRole("option", { name: "IR Residents" }));
  await waitFor(() =>
    expect(sent(portal, "useProvisioningChangesAssignMutation")).toEqual([
      { customerId: 1, id: "g1", groupId: 4 },
    ]),
  );
});
