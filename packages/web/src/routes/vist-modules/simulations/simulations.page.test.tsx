import { ok } from "@cathedra/domain";
import { bridgeContract, fakeConnected, fakeDesktopClient } from "@cathedra/qt-bridge";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { openPage } from "../../../../test/portal/open-page.tsx";
import { replaceDesktop } from "../../../site/desktop.ts";

const { start } = bridgeContract.simulator.methods;
const exercises = "/vist-modules/carotid-stenting/2.1/simulations";
const vistCourse = {
  code: "carotid-stenting",
  name: "Carotid Stenting",
  version: "2.1",
  simulations: [
    {
      id: 502,
      name: "Ulcerated plaque",
      code: "carotid-stenting-02",
      courseCode: "carotid-stenting",
      courseVersion: "2.1",
      resultFormatVersion: "2",
    },
  ],
};

function atClient(connection: Parameters<typeof fakeDesktopClient>[0]) {
  const client = fakeDesktopClient(connection);
  replaceDesktop(client);
  onTestFinished(() => replaceDesktop(undefined));
  return client;
}
const openExercises = (query = "") => openPage(`${exercises}${query}`, { vistCourse });
const startButton = (dialog: HTMLElement) =>
  within(dialog).findByRole<HTMLButtonElement>("button", { name: /^Start/ });

test("a refusal of the simulator shows what to do, and the start can be repeated (12.013)", async () => {
  const client = atClient(fakeConnected);
  client.fails(start, { refuses: "NOT_LICENSED" });
  client.answers(start, ({ launchId, personId, exerciseId }) =>
    ok({ launchId, personId, exerciseId, state: "starting", startedAt: "2026-11-02T09:00:00Z" }),
  );
  openExercises("?case=502");
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(await startButton(dialog));
  expect((await within(dialog).findByRole("alert")).textContent).toContain(
    "Your VIST simulator doesn't have a license to run this case",
  );
  client.fails(start, undefined);
  await userEvent.click(await startButton(dialog));
  await within(dialog).findAllByText("Exercise in progress...");
});

test("away from a simulator the page says so, and Start is disabled (12.002, 12.015)", async () => {
  atClient({ state: "absent" });
  openExercises("?case=502");
  const dialog = await screen.findByRole("dialog");
  await within(dialog).findByText("This exercise needs to be run from a VIST® simulator.");
  expect((await startButton(dialog)).disabled).toBe(true);
});

test("without a service tag there are no modules (12.002)", async () => {
  atClient({ state: "absent" });
  openPage("/vist-modules");
  const told = await screen.findByText(/Could not determine service tag\./);
  expect(told.textContent).toContain("This probably means VIST is not installed.");
});

test("a desktop client without a simulator shows a message (12.016)", async () => {
  atClient({
    state: "connected",
    facts: { clientVersion: "1.4.2", serviceTag: "NGT4K21" },
    features: new Set(),
  });
  openExercises();
  await within(await screen.findByRole("main")).findByText("Simulator not connected.");
});

test("the desktop client's browser shows a message if its bridge does not answer (12.017)", async () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 QtWebEngine/6.4.2 Chrome/102.0");
  onTestFinished(() => void vi.restoreAllMocks());
  const client = atClient({ state: "absent" });
  openExercises();
  await within(await screen.findByRole("main")).findByText(/^Not connected to Qt/);
  client.become(fakeConnected);
  await waitFor(() => expect(screen.queryByText(/^Not connected to Qt/)).toBe(null));
});
