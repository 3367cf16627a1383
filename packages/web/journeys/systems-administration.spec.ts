import { cast, expect, signIn, test, visit } from "./support/journey.ts";

test("Ruth finds a system, reads its state and sessions, and creates an enrolment token (10.001, 10.002, 10.003, 10.004, 10.012)", async ({
  page,
}) => {
  await signIn(page, cast.ruth, "/admin/systems");
  const systems = page.getByRole("table", { name: "Systems" });
  await expect(systems.getByRole("link", { name: "LKS9T50" })).toBeVisible();

  const panel = page.getByRole("button", { name: "Logs statistics" });
  await expect(page.getByText("Logs in 365 days")).toBeHidden();
  await panel.click();
  await expect(page.getByText("Logs in 365 days")).toBeVisible();
  await panel.click();
  await expect(page.getByText("Logs in 365 days")).toBeHidden();

  const began = Date.now();
  await page.getByRole("searchbox", { name: /service tag/ }).fill("lks9");
  await expect(systems.getByRole("link", { name: "NGT4K21" })).toBeHidden();
  expect(Date.now() - began).toBeGreaterThan(900);
  await expect(page).toHaveURL(/search=lks9/);

  await systems.getByRole("link", { name: "LKS9T50" }).click();
  const drawer = page.getByRole("dialog", { name: "System" });
  await expect(drawer.getByText("Session logs")).toBeVisible();
  await expect(drawer.getByText(/Travelling simulator/)).toBeVisible();
  await drawer.getByRole("button", { name: /nrolment token/ }).click();
  const token = page.getByRole("dialog", { name: /Enrolment token for/ });
  await token.getByRole("button", { name: "Make token" }).click();
  await expect(token.getByLabel("Enrolment token", { exact: true })).toHaveText(
    /^([0-9a-z]{4}-){6}[0-9a-z]{2}$/,
  );
  await token.getByRole("button", { name: "Done" }).click();
  await expect(drawer.getByText("Token open")).toBeVisible();

  await visit(page, "/admin/systems?search=nobody-has-this");
  await expect(page.getByText("No systems found")).toBeVisible();
});
