import { cast } from "@cathedra/test-fixtures";
import { screen } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openPage } from "../../../../../test/portal/open-page.tsx";
import { showDay } from "../../../../format/dates.ts";

test("a log whose bytes do not match is shown as such, and not as being sent", async () => {
  const log = {
    id: "1",
    isRunDelivered: null,
    startedAt: "2026-11-22T10:00:00Z",
    endedAt: "2026-11-22T10:10:00Z",
    size: 100,
    doneAt: null,
  };
  openPage(
    "/admin/systems/1",
    {
      vistSystemOverview: { id: "1", session: null, operations: [], clonedAt: null, licences: [] },
      vistSystemEvents: { events: [], next: null },
      vistSystemLogs: {
        total: 2,
        logs: [
          { ...log, name: "broken.log", received: 0, damage: "other_bytes" },
          { ...log, id: "2", name: "coming.log", received: 40, damage: null },
        ],
      },
    },
    cast.ruth,
  );
  const entry = async (name: string) => (await screen.findByText(name)).closest("li")?.textContent;
  expect(await entry("broken.log")).toContain("its content is not what was announced");
  expect(await entry("broken.log")).not.toContain("on its way");
  expect(await entry("coming.log")).toContain("on its way, 40%");
});

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

test("licences have the usual date format, and an expired one is not shown as valid", async () => {
  const [past, coming] = [day(-40), day(40)];
  openPage(
    "/admin/systems/1",
    {
      vistSystemOverview: {
        id: "1",
        session: null,
        operations: [],
        clonedAt: null,
        licences: [
          { module: "tevar", exercise: null, validUntil: past },
          { module: "evar", exercise: null, validUntil: coming },
          { module: "tavi", exercise: null, validUntil: null },
        ],
      },
      vistSystemEvents: { events: [], next: null },
    },
    cast.ruth,
  );
  const entry = async (module: string) => (await screen.findByText(module)).closest("li")?.textContent;
  expect(await entry("tevar")).toBe(`tevarended on ${showDay(past)}`);
  expect(await entry("evar")).toBe(`evaruntil ${showDay(coming)}`);
  expect(await entry("tavi")).toBe("tavino expiry");
});
