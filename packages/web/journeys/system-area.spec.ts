import type { Page } from "@playwright/test";
import { cast, expect, signIn, test } from "./support/journey.ts";
import { simulatorWithUpdate } from "./support/software.ts";

const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" });

test("George reads the news of a simulator's software, downloads and installs it (11.001-11.003, 11.004, 11.007-11.009, 11.011, 11.015, 11.019, 11.033, 11.039, 11.040, 10.016, X10, X49, X91)", async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const simulator = await simulatorWithUpdate(request, "northgateAngio", "Angio Suite");
  const { serviceTag } = simulator;
  await page.context().addCookies([{ name: "service_tag", value: serviceTag, url: baseURL ?? "" }]);
  await signIn(page, cast.george, "/system");
  await expect(page).toHaveURL(/\/system\/about$/);
  await expect(page.getByText("Precision 7865")).toBeVisible();
  const sidebar = page.getByRole("navigation", { name: "System" });
  await expect(sidebar.getByRole("link")).toHaveText([/About/, /Updates/]);
  await sidebar.getByRole("link", { name: "Updates" }).click();
  await expect(page.getByRole("navigation", { name: "Breadcrumbs" })).toContainText("SystemUpdates");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    new RegExp(`^Updates for ${serviceTag} \\(\\d+\\)$`),
  );
  await expect(page.getByRole("tab")).toHaveText([/^Available Updates\s*\d+$/, /^Installed Software\s*\d+$/]);

  const card = page.getByRole("article", { name: "Angio Suite" });
  await expect(card).toContainText("Update Available");
  await card.getByRole("button", { name: /^Show details/ }).click();
  await expect(card.getByRole("definition")).toHaveText(["Angio Suite", "v. 1.1.0", /^(Today|Yesterday)$/]);
  await card.getByRole("button", { name: "Manual" }).press("Enter");
  const viewer = page.getByRole("dialog", { name: "Angio Suite 1.1.0: Manual" });
  await expect(viewer.getByText("Page 1 of 1")).toBeVisible();
  await expect(viewer.getByText("The manual", { exact: true })).toBeAttached();
  await expect.poll(() => viewer.locator("canvas").evaluate(isDrawn)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();

  const download = card.getByRole("button", { name: /^Download/ });
  await download.press("Enter");
  await expect(toasts(page)).toContainText("The download of Angio Suite has started.");
  const [box, view] = [await toasts(page).boundingBox(), page.viewportSize()];
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan((view?.width ?? 0) - 60);
  expect(box?.y).toBeGreaterThan((view?.height ?? 0) / 2);
  await expect(card).toContainText("Downloading...");
  await simulator.does("download", "FAILED", ["no room left on the disk"]);
  await expect(toasts(page)).toContainText("Failed to download Angio Suite. Please try again.");
  await expect(card).toContainText("no room left on the disk");
  await expect(download).toBeFocused();
  await download.press("Enter");
  await simulator.does("download", "COMPLETE");
  await expect(card).toContainText("Ready to Install");
  const install = card.getByRole("button", { name: /^Install/ });
  await install.press("Enter");
  await simulator.does("install", "FAILED");
  await expect(toasts(page)).toContainText("Failed to install Angio Suite. Please try again.");
  await install.press("Enter");
  await simulator.does("install", "COMPLETE");
  await expect(toasts(page)).toContainText("Angio Suite is installed.");
  await expect(card).toBeHidden();
  await simulator.has("1.1.0");
  await page.getByRole("tab", { name: /^Installed Software/ }).click();
  await expect(card.getByText("Installed", { exact: true })).toBeVisible();
  await card.getByRole("button", { name: /^Show details/ }).click();
  await expect(card).toContainText("Current System Version");
});

function isDrawn(canvas: Element): boolean {
  const surface = canvas as HTMLCanvasElement;
  const { data } = surface.getContext("2d")?.getImageData(0, 0, surface.width, surface.height) ?? {
    data: [],
  };
  return data.some((value, index) => index % 4 === 0 && value < 50);
}
