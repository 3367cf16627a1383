import { screen, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage } from "./open-page.tsx";
import { later } from "./portal.ts";

async function openFilters(IRLogFormData: unknown) {
  const portal = openPage("/logbook/records", { IRLogFormData });
  await userEvent.click(await screen.findByRole("button", { name: "Filters" }));
  return { ...portal, dialog: within(await screen.findByRole("dialog", { name: "Filters" })) };
}

test("a test may end while a dialog is waiting for an answer", async () => {
  const { count } = await openFilters(() => later().promise);
  await expect.poll(() => count("FilterFormQuery")).toBe(1);
});

test("the next test sends its own requests and has its own store", async () => {
  const { count, dialog } = await openFilters({ attending: [], hospitals: [] });
  await dialog.findByRole("button", { name: /Hospital/ });
  expect(count("FilterFormQuery")).toBe(1);
});
