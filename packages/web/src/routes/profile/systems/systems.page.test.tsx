import { systemTexts } from "@cathedra/domain/messages";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, standAtSimulator } from "../../../../test/portal/open-page.tsx";
import { later, refusal } from "../../../../test/portal/portal.ts";

const system = { id: 7, serviceTag: "SIM-7", pin: "4821", name: "Lab", place: "Building C" };

test("away from a system nothing is requested, and the page explains where to go (13.006, 13.015, X100)", async () => {
  openPage("/profile/systems");
  const sidebar = await screen.findByRole("navigation", { name: "Your Profile" });
  expect(
    within(sidebar)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Account", "Password", "Systems", "Groups", "Simulator sign-ins", "Notifications", "Your data"]);
  await screen.findByText(systemTexts.howToElsewhere);
  expect(screen.queryByText("Service tag is required")).toBe(null);
  expect(screen.queryByRole("button", { name: "Add" })).toBe(null);
});

test("a loading list and a failed one each show a message (13.020, 13.021)", async () => {
  const list = later<unknown>();
  const portal = openPage("/profile/systems", { UserSystems: () => list.promise });
  await screen.findByText("Loading...");
  list.reject(refusal("INTERNAL"));
  await screen.findByText("Error loading systems");
  portal.answer({ UserSystems: [system] });
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("Lab");
  expect(screen.queryByText("Error loading systems")).toBe(null);
});

test("at a system its pin is requested, and a wrong pin and other failures are reported (13.022, X101)", async () => {
  standAtSimulator({ service_tag: "SIM-7" });
  const portal = openPage("/profile/systems");
  const pin = await screen.findByLabelText(/^Pin code/);
  expect(screen.getByRole("textbox", { name: "Service tag" })).toMatchObject({
    disabled: true,
    value: "SIM-7",
  });
  await userEvent.type(pin, "123{Enter}");
  await screen.findByText("Pin code must be at least 4 characters long");
  expect(portal.count("useAddSystemMutation")).toBe(0);
  portal.answer({ AddSystem: refusal("ONLY_AT_STATION") });
  await userEvent.type(pin, "0000{Enter}");
  await screen.findByText(/^A simulator is linked only in its own browser\./);
  portal.become("unavailable");
  await userEvent.type(pin, "{Enter}");
  await screen.findByText(systemTexts.addFailed);
});

test("a pin is hidden until it is requested, and a system can be unlinked (13.015, 13.024)", async () => {
  const portal = openPage("/profile/systems", { UserSystems: [system], DeleteUserSystem: { id: 7 } });
  const row = (await screen.findByText("Lab")).closest("li") ?? document.body;
  expect(row.textContent).not.toContain(system.pin);
  await userEvent.click(within(row).getByRole("button", { name: "Show the pin of SIM-7" }));
  expect(row.textContent).toContain(system.pin);
  await userEvent.click(within(row).getByRole("button", { name: "Hide the pin of SIM-7" }));
  expect(row.textContent).not.toContain(system.pin);
  portal.answer({ DeleteUserSystem: refusal("FORBIDDEN") });
  await userEvent.click(within(row).getByRole("button", { name: "Delete system SIM-7" }));
  await screen.findByText(systemTexts.removeFailed);
  portal.answer({ DeleteUserSystem: { id: 7 }, UserSystems: [] });
  await userEvent.click(within(row).getByRole("button", { name: "Delete system SIM-7" }));
  await screen.findByText("System SIM-7 is no longer linked to you.");
  await waitFor(() => expect(screen.queryByText("Lab")).toBe(null));
});
