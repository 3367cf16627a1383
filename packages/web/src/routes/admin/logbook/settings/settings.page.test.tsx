import { logbookSettingsTexts as texts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, viewer } from "../../../../../test/portal/open-page.tsx";
import { refusal } from "../../../../../test/portal/portal.ts";

const user = { ...viewer(cast.george), viewerAdminSections: ["logbook"] };
const settings = {
  id: "logbook-settings:1",
  customer: { id: 1, name: "Northgate University Hospital" },
  entrustmentScale: null,
  countImported: true,
  modifiedAt: null,
};

test("an administrator turns a scale on; a refused save keeps the choice and says so", async () => {
  const portal = openPage("/admin/logbook/settings/1", { user, logbookSettings: settings }, cast.george);
  const person = userEvent.setup();
  await screen.findByText(texts.isDefault);
  await person.click(screen.getByRole("radio", { name: /^O-SCORE/ }));
  await person.click(screen.getByRole("checkbox", { name: /^Count imported records/ }));
  portal.answer({ updateLogbookSettings: refusal("INTERNAL") });
  await person.click(screen.getByRole("button", { name: texts.save }));
  await screen.findByText(refusal("INTERNAL").message);
  const chosen = { entrustmentScale: "oScore", countImported: false };
  const saved = { ...settings, ...chosen, modifiedAt: "2026-11-27T22:00:00.000Z" };
  portal.answer({ updateLogbookSettings: saved, logbookSettings: saved });
  await person.click(screen.getByRole("button", { name: texts.save }));
  await waitFor(() => expect(screen.queryByText(texts.isDefault)).toBe(null));
  const sent = portal.asked.filter(({ name }) => name === "LogbookSettingsFormMutation");
  expect(sent.at(-1)?.variables).toEqual({ customerId: 1, settings: chosen, modifiedAt: null });
});
