import { shellTexts, storageTexts as texts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, settled, viewer } from "../../../../../test/portal/open-page.tsx";

const item = (id: number, name: string) => ({
  Key: `Journey/${name}`,
  IsDirectory: false,
  Size: 10,
  LastModified: "2026-11-01T09:00:00.000Z",
  Id: id,
  ContentType: "text/plain",
  Items: 0,
  TrashedAt: "2026-11-02T09:00:00.000Z",
  TrashedBy: "Ruth Abrams",
  RemovedAt: "2026-12-02T09:00:00.000Z",
});
const page = (items: object[]) =>
  Response.json(items, { headers: { "x-total-count": String(items.length) } });
const refused = (status: number, code: string, message: string) =>
  Response.json({ error: { code, message, requestId: "r" } }, { status });
const ruth = { user: { ...viewer(cast.ruth), viewerAdminSections: ["s3-management"] } };

function openTrash(items = [item(1, "plan.txt")]) {
  const portal = openPage("/admin/s3/trash", ruth, cast.ruth);
  portal.answerRest("GET /api/s3/trash", () => page(items));
  return portal;
}
const choose = async (name: string) =>
  userEvent.click(await screen.findByRole("row", { name: new RegExp(name) }));
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("a trash that cannot be read is not shown as empty, and can be read again", async () => {
  const portal = openTrash();
  portal.answerRest("GET /api/s3/trash", () => refused(500, "INTERNAL", "no"));
  await screen.findByText(texts.trashFailed);
  expect(screen.queryByText(texts.trashEmpty)).toBe(null);
  portal.answerRest("GET /api/s3/trash", () => page([item(1, "plan.txt")]));
  await press("Try again");
  await screen.findByRole("row", { name: /plan\.txt/ });
});

test("items that cannot be restored stay selected, with the reason", async () => {
  const portal = openTrash();
  portal.answerRest("POST /api/s3/trash/restore", () => refused(409, "STORAGE_GONE", "Its folder is gone."));
  await choose("plan.txt");
  await press(texts.restore);
  await screen.findByText("Its folder is gone.");
  await screen.findByText(texts.restoreFailed);
  await screen.findByRole("toolbar", { name: texts.chosen(1) });
});

test("if the session has ended, the shell asks for a sign-in and no failure is shown", async () => {
  const portal = openTrash();
  await choose("plan.txt");
  portal.become("session over");
  await press(texts.restore);
  const dialog = await screen.findByRole("dialog", { name: "Your session has expired" });
  expect(dialog.textContent).toContain(shellTexts.sessionEnded);
  await settled();
  expect(screen.queryByText(texts.restoreFailed)).toBe(null);
});

test("if items cannot be deleted permanently, the question shows the reason and the trash is read again", async () => {
  const portal = openTrash();
  let reads = 0;
  portal.answerRest("GET /api/s3/trash", () => {
    reads += 1;
    return page([item(1, "plan.txt")]);
  });
  portal.answerRest("POST /api/s3/trash/purge", () => refused(409, "CONFLICT", "Someone was quicker."));
  await choose("plan.txt");
  await press(texts.purge);
  const question = await screen.findByRole("dialog");
  await userEvent.type(within(question).getByRole("textbox"), "plan.txt");
  const before = reads;
  await userEvent.click(within(question).getByRole("button", { name: texts.purge }));
  await screen.findByText("Someone was quicker.");
  await waitFor(() => expect(reads).toBeGreaterThan(before));
  expect(within(question).getByText(texts.purgeFailed)).toBeTruthy();
});

test("a person without rights for files is redirected to the home page (8.004)", async () => {
  openPage("/admin/s3");
  await waitFor(() => expect(location.pathname).toBe("/"));
});
