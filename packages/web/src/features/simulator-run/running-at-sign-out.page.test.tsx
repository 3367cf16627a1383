import { err, ok } from "@cathedra/domain";
import { simulatorTexts as texts } from "@cathedra/domain/messages";
import { bridgeContract, fakeConnected, fakeDesktopClient, type Run } from "@cathedra/qt-bridge";
import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { signOutRequested } from "../../shell/leave-by-sign-out.ts";
import { memoryStorage } from "../../testing/memory-storage.ts";
import { launchMemory } from "./launch-memory.ts";
import { createRunStore } from "./run-store.ts";
import { SignOutDuringRunDialog } from "./SignOutDuringRunDialog.tsx";

const { quit, current } = bridgeContract.simulator.methods;
const running: Run = {
  launchId: "launch-1",
  personId: "maya",
  exerciseId: 501,
  jobId: null,
  state: "running",
  startedAt: "2026-03-10T09:00:00Z",
  activityId: null,
  error: null,
};

/** Maya signs out while her exercise is running. */
async function askedAtSignOut() {
  const client = fakeDesktopClient(fakeConnected);
  client.answers(current, () => ok(running));
  const store = createRunStore({
    client,
    token: async () => "token",
    register: async () => {},
    newId: () => "launch-1",
    now: () => Date.now(),
    memory: launchMemory(memoryStorage()),
  });
  store.setPerson("maya");
  await waitFor(() => expect(store.run.get().kind).toBe("launched"));
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  root.render(<SignOutDuringRunDialog store={store} />);
  onTestFinished(() => {
    root.unmount();
    container.remove();
    signOutRequested.set(undefined);
  });
  const leave = vi.fn(async () => {});
  signOutRequested.set(leave);
  return { client, leave, question: await screen.findByRole("alertdialog") };
}
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("signing out ends the exercise first", async () => {
  const { client, leave, question } = await askedAtSignOut();
  expect(question.textContent).toContain(texts.signOutWarning);
  client.answers(quit, () => ok({ ...running, state: "failed", error: { code: "USER_QUIT", message: "" } }));
  await press(texts.signOutAndEnd);
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
});

test("a simulator that does not answer does not prevent signing out, and a message says what happens to the run", async () => {
  const { client, leave, question } = await askedAtSignOut();
  client.answers(quit, () => err({ code: "NO_ANSWER", message: "" }));
  await press(texts.signOutAndEnd);
  await screen.findByText(texts.signOutUnreached);
  expect(question.textContent).toContain(texts.signOutAnywayWarning);
  expect(question.textContent).not.toContain(texts.signOutWarning);
  expect(leave).not.toHaveBeenCalled();
  await press(texts.signOutAnyway);
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
});
