import { cast } from "@cathedra/test-fixtures";
import { screen } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openPage } from "../../../../../test/portal/open-page.tsx";
import { showDay } from "../../../../format/dates.ts";

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

test("licences are dated as all else, and one that is over is not told as if it held", async () => {
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
  expect(await entry("tavi")).toBe("taviwithout an end");
});
