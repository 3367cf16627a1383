import { certificateTexts as texts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { openPage } from "../../../../test/portal/open-page.tsx";
import { refusal } from "../../../../test/portal/portal.ts";

const preview = {
  assignmentId: 7,
  code: null,
  personName: "Maya Lindqvist",
  kind: "course",
  title: "Percutaneous access",
  minimum: null,
  groupName: "IR Residents",
  institution: "Northfield",
  doneAt: "2026-11-20T09:00:00Z",
  issuedAt: null,
  showsName: false,
};
const issued = { ...preview, code: "7KQ2-M8XD-0V4N-PR1A", issuedAt: "2026-11-26T09:00:00Z" };
const open = (myCertificate: unknown) => openPage("/assignments/7/certificate", { myCertificate }, cast.maya);

test("a preview shows the certificate before it is issued, and then its code, address and options (9.067)", async () => {
  const portal = open(preview);
  const paper = await screen.findByRole("region", { name: texts.certificate });
  within(paper).getByText("Maya Lindqvist");
  within(paper).getByText("Percutaneous access");
  expect(within(paper).queryByText(texts.code)).toBeNull();
  expect(screen.queryByRole("button", { name: "Print" })).toBeNull();
  // What is shown is no certificate yet: the button stands above it, also on a phone in sight.
  const issue = screen.getByRole("button", { name: texts.issue });
  expect(issue.compareDocumentPosition(paper)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  portal.answer({ issueCertificate: issued, myCertificate: issued });
  await userEvent.click(issue);
  await screen.findByText(issued.code);
  screen.getByText(`${location.origin}/verify`);
  screen.getByRole("figure", { name: texts.codeLabel });
  expect(
    portal.asked.findLast(({ name: asked }) => asked === "useCertificateChangesIssueMutation")?.variables,
  ).toEqual({ assignmentId: 7, showsName: false });
  const printed = vi.fn<() => void>();
  vi.stubGlobal("print", printed);
  await userEvent.click(screen.getByRole("button", { name: "Print" }));
  expect(printed).toHaveBeenCalledOnce();
});

test("the name is shown only if its owner turns it on, and a failed change reverts the switch (9.068)", async () => {
  const portal = open(issued);
  const name = () => screen.getByRole<HTMLInputElement>("switch", { name: texts.showName });
  await screen.findByText(issued.code);
  expect(name().checked).toBe(false);
  portal.answer({
    issueCertificate: refusal("UNAVAILABLE", { retryAfterSeconds: 1 }),
    myCertificate: issued,
  });
  await userEvent.click(name());
  await screen.findByText(texts.issueFailed);
  expect(name().checked).toBe(false);
  portal.answer({ issueCertificate: issued, myCertificate: { ...issued, showsName: true } });
  await userEvent.click(name());
  await waitFor(() => expect(name().checked).toBe(true));
  expect(
    portal.asked.findLast(({ name: asked }) => asked === "useCertificateChangesIssueMutation")?.variables,
  ).toEqual({ assignmentId: 7, showsName: true });
});

test("a certificate is withdrawn after a question, and can be issued again", async () => {
  const portal = open(issued);
  await userEvent.click(await screen.findByRole("button", { name: texts.withdraw }));
  const question = await screen.findByRole("alertdialog", { name: texts.withdrawTitle(preview.title) });
  expect(portal.count("useCertificateChangesWithdrawMutation")).toBe(0);
  portal.answer({ withdrawCertificate: true, myCertificate: preview });
  await userEvent.click(within(question).getByRole("button", { name: texts.withdraw }));
  await screen.findByText(texts.withdrawn);
  await screen.findByRole("button", { name: texts.issue });
});

test("a certificate that is not completed or belongs to another person is not found", async () => {
  open(refusal("NOT_FOUND"));
  await screen.findByText(texts.notFound);
});
