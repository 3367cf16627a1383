import { openDB } from "idb";
import { beforeEach, expect, test, vi } from "vitest";
import { stubIndexedDb } from "../../../test/portal/indexed-db.ts";
import { queueDatabase, queueOwner, wipeQueue } from "./queue-owner.ts";
import { queueStore } from "./queue-store.ts";
import type { QueuedRecord } from "./queued-record.ts";

const aRecord = (id: string, owner = "maya", savedAt = 1): QueuedRecord => ({
  id,
  owner,
  session: "first",
  savedAt,
  procedureName: "TIPS",
  dateOfProcedure: "2026-11-20",
  customerId: undefined,
  draftRevision: undefined,
  content: { form: { hospital: "Northgate" } },
  refusal: null,
});

beforeEach(() => {
  wipeQueue();
  stubIndexedDb();
});

test("records are kept by person, in the order in which they were saved", async () => {
  await queueStore.put(aRecord("b", "maya", 2));
  await queueStore.put(aRecord("a", "maya", 3));
  await queueStore.put(aRecord("c", "maya", 1));
  await queueStore.put(aRecord("d", "priya"));
  expect((await queueStore.of("maya")).map(({ id }) => id)).toEqual(["c", "b", "a"]);
  expect(await queueStore.get("a")).toEqual(aRecord("a", "maya", 3));
  expect(await queueStore.of("nobody")).toEqual([]);
});

test("the mark names the owner for as long as something waits", async () => {
  expect(queueOwner.get()).toBe(null);
  await queueStore.put(aRecord("a"));
  expect([queueOwner.get(), localStorage.getItem("cathedra.record-queue")]).toEqual(["maya", "maya"]);
  await queueStore.remove([{ id: "a", savedAt: 2 }]);
  expect(queueOwner.get()).toBe("maya");
  await queueStore.remove([{ id: "a", savedAt: 1 }]);
  expect([queueOwner.get(), localStorage.length]).toEqual([null, 0]);
});

test("a record is changed where it is still there, and is not made again", async () => {
  await queueStore.put(aRecord("a"));
  const refusal = { code: "NOT_FOUND", message: "No group" };
  await queueStore.change("a", (kept) => ({ ...kept, refusal }));
  await queueStore.change("b", (kept) => ({ ...kept, refusal }));
  expect((await queueStore.of("maya")).map((kept) => [kept.id, kept.refusal])).toEqual([["a", refusal]]);
  expect(await queueStore.of("")).toEqual([]);
});

test("wiping leaves nothing, of whomever", async () => {
  await queueStore.put(aRecord("a"));
  await queueStore.put(aRecord("d", "priya"));
  wipeQueue();
  await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
  expect([queueOwner.get(), localStorage.length]).toEqual([null, 0]);
});

test("probing leaves nothing behind, and fails where the browser keeps nothing", async () => {
  await queueStore.probe();
  expect(await queueStore.of("")).toEqual([]);
  expect(queueOwner.get()).toBe(null);
  vi.stubGlobal("indexedDB", {
    open: () => {
      throw new DOMException("denied", "SecurityError");
    },
    deleteDatabase: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  await expect(queueStore.probe()).rejects.toThrow("denied");
  expect(() => wipeQueue()).not.toThrow();
  expect(queueDatabase).toBe("cathedra.record-queue");
});

test("what is stored of a record cannot be read without its key, which no script can read", async () => {
  await queueStore.put(aRecord("a"));
  const database = await openDB(queueDatabase);
  const [stored] = await database.getAll("records");
  const [key] = await database.getAll("keys");
  database.close();
  expect(Object.keys(stored).toSorted()).toEqual(["content", "id", "iv", "owner", "savedAt"]);
  expect(new TextDecoder().decode(stored.content)).not.toMatch(/Northgate|TIPS/);
  expect(key).toMatchObject({ extractable: false, algorithm: { name: "AES-GCM" } });
});

test("a record that an earlier version stored as it is, is read, changed and removed", async () => {
  const database = await openDB(queueDatabase, 1, {
    upgrade: (created) => void created.createObjectStore("records", { keyPath: "id" }),
  });
  await database.put("records", aRecord("a"));
  database.close();
  expect(await queueStore.of("maya")).toEqual([aRecord("a")]);
  await queueStore.change("a", (kept) => ({ ...kept, session: "second" }));
  expect(await queueStore.get("a")).toEqual({ ...aRecord("a"), session: "second" });
  await queueStore.remove([aRecord("a")]);
  expect(await queueStore.of("maya")).toEqual([]);
});

test("two changes at the same time are both kept", async () => {
  await queueStore.put(aRecord("a"));
  await Promise.all([
    queueStore.change("a", (kept) => ({ ...kept, session: "second" })),
    queueStore.change("a", (kept) => ({ ...kept, procedureName: "EVAR" })),
  ]);
  expect(await queueStore.get("a")).toMatchObject({ session: "second", procedureName: "EVAR" });
});
