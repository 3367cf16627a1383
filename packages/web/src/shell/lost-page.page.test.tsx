import { appErrorText, shellTexts } from "@cathedra/domain/messages";
import { screen, waitFor } from "@testing-library/dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { openPage } from "../../test/portal/open-page.tsx";

/** Makes the page's code fail to load, as in a browser without a connection. */
function losePage(): void {
  vi.doMock("../routes/not-found/route.tsx", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  onTestFinished(() => vi.doUnmock("../routes/not-found/route.tsx"));
}

function spyOnReload() {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  onTestFinished(() => reload.mockRestore());
  return reload;
}

test("a page that cannot be loaded offline is not reported as a fault, and is loaded later", async () => {
  losePage();
  const reload = spyOnReload();
  const portal = openPage("/videos");
  await screen.findByRole("heading", { level: 1, name: "Videos" });
  portal.become("offline");
  history.pushState(null, "", "/nowhere");
  window.dispatchEvent(new PopStateEvent("popstate"));
  await screen.findByRole("heading", { level: 1, name: shellTexts.notLoadedTitle });
  await screen.findByText(shellTexts.unavailableTitle);
  expect(screen.queryByRole("button", { name: "Try again" })).toBe(null);
  expect(reload).not.toHaveBeenCalled();
  portal.become("answering");
  await waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 10_000 });
});

test.each(["/profile/account", "/legal/terms-of-service"])(
  "an area that cannot be loaded offline keeps the navigation, and is loaded later: %s",
  async (address) => {
    const lost = `../routes/${address.split("/")[1]}/pages.ts`;
    vi.doMock(lost, () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    onTestFinished(() => vi.doUnmock(lost));
    const reload = spyOnReload();
    const portal = openPage("/videos");
    await screen.findByRole("heading", { level: 1, name: "Videos" });
    portal.become("offline");
    history.pushState(null, "", address);
    window.dispatchEvent(new PopStateEvent("popstate"));
    await screen.findByRole("heading", { level: 1, name: shellTexts.notLoadedTitle });
    expect(screen.getAllByRole("link", { name: "Home" }).length).toBeGreaterThan(0);
    portal.become("answering");
    await waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 10_000 });
  },
);

test("a page that cannot be loaded although the portal answers is shown as a fault that can be reported", async () => {
  losePage();
  const reload = spyOnReload();
  openPage("/nowhere");
  await screen.findByRole("heading", { level: 1, name: shellTexts.errorTitle });
  await screen.findByRole("button", { name: "Try again" });
  expect(reload).not.toHaveBeenCalled();
});

test("a person whose directory has ended their access is told that, and not that something failed", async () => {
  const portal = openPage("/videos");
  await screen.findByRole("heading", { level: 1, name: "Videos" });
  portal.become("no access");
  history.pushState(null, "", "/progress");
  window.dispatchEvent(new PopStateEvent("popstate"));
  await screen.findByRole("heading", { level: 1, name: shellTexts.deactivatedTitle });
  screen.getByText(appErrorText("ACCOUNT_DEACTIVATED"));
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("the line at the top does not say that a page is loading while its request waits for the portal's return", async () => {
  const portal = openPage("/videos");
  await screen.findByRole("heading", { level: 1, name: "Videos" });
  portal.become("offline");
  history.pushState(null, "", "/notifications");
  window.dispatchEvent(new PopStateEvent("popstate"));
  await screen.findByText(shellTexts.unavailableTitle);
  const line = document.querySelector("[data-busy]");
  await waitFor(() => expect(line?.getAttribute("data-busy")).toBe("false"));
});
