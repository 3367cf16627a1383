import { personalDataOperationTexts, personalDataTexts as texts } from "@cathedra/domain/messages";
import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { openPage } from "../../../../test/portal/open-page.tsx";
import { later, refusal } from "../../../../test/portal/portal.ts";

const none = { archive: null, latest: null, nextAt: null };
const archive = {
  id: "a-1",
  readyAt: "2026-11-28T09:00:00Z",
  expiresAt: "2026-12-05T09:00:00Z",
  size: 12_400_000,
};
const running = {
  id: "o-1",
  state: "running",
  progress: 40,
  step: "Simulator runs",
  message: personalDataOperationTexts.states.running,
};

test("a person finds their data from the account, requests it, and sees how far it is until it is ready", async () => {
  const portal = openPage("/profile/account", { personalDataExport: none });
  await userEvent.click(await screen.findByRole("link", { name: texts.cardLink }));
  const button = await screen.findByRole("button", { name: texts.request });
  portal.answer({ requestPersonalDataExport: none, personalDataExport: { ...none, latest: running } });
  await userEvent.click(button);
  await screen.findByRole("progressbar", { name: personalDataOperationTexts.states.running });
  screen.getByText(texts.takes);
  expect(screen.queryByRole("button", { name: texts.request })).toBe(null);
  portal.answer({
    personalDataExport: { archive, latest: null, nextAt: "2026-11-29T09:00:00Z" },
    operation: { ...running, state: "succeeded", message: personalDataOperationTexts.states.succeeded },
  });
  await screen.findByRole("button", { name: texts.download }, { timeout: 4_000 });
  screen.getByText(/^You can request your data again from /);
  expect(screen.queryByRole("button", { name: texts.requestAgain })).toBe(null);
});

test("the file is downloaded by a link that is asked for then, and a failure is said", async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    addresses.push(this.href);
  });
  const addresses: string[] = [];
  const portal = openPage("/profile/data", {
    personalDataExport: { ...none, archive },
    openPersonalDataExport: "https://portal.example/api/objects/x.zip?signature=1",
  });
  const button = await screen.findByRole("button", { name: texts.download });
  screen.getByText(/12(\.4)? MB/);
  screen.getByRole("button", { name: texts.requestAgain });
  expect(portal.count("useOwnDataOpenMutation")).toBe(0);
  await userEvent.click(button);
  await waitFor(() => expect(addresses).toEqual(["https://portal.example/api/objects/x.zip?signature=1"]));
  expect(portal.asked.find(({ name }) => name === "useOwnDataOpenMutation")?.variables).toEqual({
    id: "a-1",
  });
  portal.answer({ openPersonalDataExport: refusal("NOT_FOUND"), personalDataExport: none });
  await userEvent.click(button);
  await screen.findByText(texts.downloadFailed);
  // It may have been deleted in the meantime.
  await screen.findByRole("button", { name: texts.request });
  clicked.mockRestore();
});

test("a refused request and a failed export each say what can be done", async () => {
  const portal = openPage("/profile/data", { personalDataExport: none });
  portal.answer({ requestPersonalDataExport: refusal("EXPORT_IN_PROGRESS") });
  await userEvent.click(await screen.findByRole("button", { name: texts.request }));
  await screen.findByText(refusal("EXPORT_IN_PROGRESS").message);
  portal.answer({
    personalDataExport: {
      ...none,
      latest: {
        ...running,
        state: "failed",
        message: personalDataOperationTexts.states.failed,
        viewerCanTryAgain: true,
      },
    },
  });
  portal.reload();
  await screen.findByText(personalDataOperationTexts.states.failed);
  screen.getByRole("button", { name: texts.request });
});

test("the page says that it loads, and that it failed", async () => {
  const answer = later<unknown>();
  openPage("/profile/data", { personalDataExport: () => answer.promise });
  await screen.findByText(texts.loading);
  answer.reject(refusal("INTERNAL"));
  await screen.findByText(texts.notLoaded);
});
