import { expect, test } from "vitest";
import { memoryStorage } from "../../testing/memory-storage.ts";
import { createLocalDrafts } from "./local-drafts.ts";
import { migrateDrafts } from "./migrate-drafts.ts";

const key = "0f3a7c1e-1111-4222-8333-444455556666";
const record = "0f3a7c1e-1111-4222-8333-444455557777";
const former = (base: unknown) => ({
  savedAt: 1000,
  content: { form: { hospital: "Northgate" }, clientKey: key, sent: [], basedOn: null, base },
});

test("a draft stored by an earlier version is migrated, and nothing else is changed", () => {
  const storage = memoryStorage();
  const prefix = "cathedra.draft.maya./logbook/records/";
  storage.setItem(`${prefix}create`, JSON.stringify(former(null)));
  storage.setItem(`${prefix}${record}`, JSON.stringify(former({ hospital: "Lakeside" })));
  storage.setItem(`${prefix}broken`, "{");
  storage.setItem("cathedra.theme", "dark");
  migrateDrafts(() => storage);
  migrateDrafts(() => storage);
  const copies = createLocalDrafts(
    () => storage,
    () => 2000,
  );
  const said = { form: { hospital: "Northgate" }, sent: [], basedOn: null };
  expect(copies.of("maya").toSorted((one, other) => one.id.localeCompare(other.id))).toMatchObject([
    { id: key, isChange: false, revision: null, content: { ...said, base: null }, savedAt: 1000 },
    { id: record, isChange: true, content: { ...said, base: { hospital: "Lakeside" } } },
  ]);
  expect(storage.length).toBe(3);
  expect(storage.getItem("cathedra.theme")).toBe("dark");
});
