import { ownAccountTexts as texts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { openPage, viewer } from "../../test/portal/open-page.tsx";
import { refusal } from "../../test/portal/portal.ts";

const sam = { user: { ...viewer(cast.sam), viewerCanResetCourseProgress: true } };
const mutation = "useResetProgressMutation";

async function ask(answer: "Reset" | "Cancel") {
  await userEvent.click(await screen.findByRole("button", { name: texts.resetTitle }));
  const question = await screen.findByRole("alertdialog", { name: texts.resetTitle });
  expect(question.textContent).toContain(texts.resetQuestion);
  await userEvent.click(within(question).getByRole("button", { name: answer }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBe(null));
}

test("a cancelled reset sends nothing, and a failed one shows a message and can be repeated (X52)", async () => {
  const portal = openPage("/", { ...sam, resetAccountProgress: refusal("FORBIDDEN") }, cast.sam);
  await ask("Cancel");
  expect(portal.count(mutation)).toBe(0);
  await ask("Reset");
  await screen.findByText(texts.resetFailed);
  portal.answer({ resetAccountProgress: { done: false } });
  await ask("Reset");
  expect(portal.count(mutation)).toBe(2);
  expect(screen.queryByText(texts.resetSucceeded)).toBe(null);
});

test("after a reset the page shows a message and reloads when it could be read (X52)", async () => {
  openPage("/", { ...sam, resetAccountProgress: { done: true } }, cast.sam);
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const timers = vi.spyOn(globalThis, "setTimeout");
  await ask("Reset");
  await screen.findByText(texts.resetSucceeded);
  const after = timers.mock.calls.find(([, ms]) => ms === 3000)?.[0];
  timers.mockRestore();
  expect(reload).not.toHaveBeenCalled();
  after?.();
  expect(reload).toHaveBeenCalledOnce();
  reload.mockRestore();
});
