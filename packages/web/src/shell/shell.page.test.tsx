import { shellTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, standAtSimulator, viewer } from "../../test/portal/open-page.tsx";

const ownName = () => screen.findByRole("link", { name: "Maya Lindqvist" });
const isFocused = (element: () => Element | null) =>
  waitFor(() => expect(document.activeElement).toBe(element()));

test("the top bar has home, the logbook, the person's name, the bell and Sign Out (1.003, 1.006, X33)", async () => {
  openPage("/videos");
  const name = await ownName();
  expect(name.getAttribute("href")).toBe("/profile");
  const bar = within(name.closest("header") as HTMLElement);
  const [main] = bar.getAllByRole("navigation", { name: "Main" });
  expect(
    within(main as HTMLElement)
      .getByRole("link", { name: "Logbook" })
      .getAttribute("href"),
  ).toBe("/logbook");
  expect(bar.getByRole("link", { name: "Start page" }).getAttribute("href")).toBe("/");
  bar.getByRole("button", { name: "Sign Out" });
  await userEvent.click(bar.getByRole("button", { name: "Notifications" }));
  await screen.findByText("See all");
  await userEvent.keyboard("{Escape}");
  await isFocused(() => screen.queryByRole("button", { name: "Notifications" }));
});

test("after navigation, the title names the page, and the page is announced and focused", async () => {
  openPage("/videos");
  await waitFor(() => expect(document.title).toBe("Videos · Cathedra"));
  await userEvent.click(await ownName());
  await waitFor(() => expect(location.pathname).toBe("/profile/account"));
  const title = "Account · Your Profile";
  await waitFor(() => expect(document.title).toBe(`${title} · Cathedra`));
  expect(document.querySelector("[aria-live=polite][aria-atomic=true]")?.textContent).toBe(title);
  await isFocused(() => screen.getByRole("main"));
  const crumbs = await screen.findByRole("navigation", { name: "Breadcrumbs" });
  expect(crumbs.textContent).toMatch(/Your Profile.*Account/);
});

test("an unknown address shows a message and a way back, and the footer names the simulator (1.020, X11)", async () => {
  standAtSimulator({ service_tag: "SIM-0042", client_version: "1.4.2" });
  openPage("/nowhere/at/all");
  await screen.findByRole("heading", { level: 1, name: shellTexts.pageNotFoundTitle });
  const footer = screen.getByRole("contentinfo");
  await waitFor(() => expect(footer.textContent).toMatch(/SIM-0042.*1\.4\.2/));
  expect(screen.getAllByRole("navigation", { name: "Main" })).not.toHaveLength(0);
  await userEvent.click(screen.getByRole("link", { name: "Go to the start page" }));
  await screen.findByRole("heading", { level: 1, name: "Welcome, Maya" });
});

test("an old logbook address redirects with its rest, and the keyboard can skip the navigation (7.005)", async () => {
  openPage("/ir-log/records?search=stent");
  await waitFor(() => expect(`${location.pathname}${location.search}`).toBe("/logbook/records?search=stent"));
  await screen.findByRole("heading", { level: 1 });
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe("Skip to content");
  await userEvent.keyboard("{Enter}");
  await isFocused(() => screen.getByRole("main"));
});

test("in the administration, the keyboard can skip the sections too", async () => {
  openPage(
    "/admin/accounts",
    { user: { ...viewer(cast.ruth), viewerAdminSections: ["accounts"] } },
    cast.ruth,
  );
  await screen.findByRole("navigation", { name: "Administration" });
  (await screen.findByRole("link", { name: "Skip to content" })).focus();
  await userEvent.keyboard("{Enter}");
  await isFocused(() => document.getElementById("main-column"));
});
