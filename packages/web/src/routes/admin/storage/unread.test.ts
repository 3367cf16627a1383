import { storageFailureTexts, storageTexts } from "@cathedra/domain/messages";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

vi.mock("../../../auth/auth.ts", () => ({ tokens: { current: async () => "a token" } }));

// The modules are loaded again for each test, because each test needs its own session.
vi.resetModules();
const { toasts } = await import("../../../shell/toasts.ts");
const { folderRows } = await import("./use-folder.ts");
const { trashRows } = await import("./trash/use-trash.ts");
const { restoreItems } = await import("./trash/restore-items.ts");
const { showFailure } = await import("./storage-errors.ts");
const { SessionExpiredError } = await import("../../../auth/tokens.ts");
const { emptyTrash, purge } = await import("./trash/trash-requests.ts");
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const answers = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", vi.fn<typeof fetch>(answer));
const broken = async () => Response.json({ error: { code: "INTERNAL", message: "no" } }, { status: 500 });
const told = () => toasts.snapshot().map(({ message }) => message);

beforeEach(() => {
  for (const { id } of toasts.snapshot()) toasts.dismiss(id);
});

test("a folder that cannot be read is reported with the exact text (8.016)", async () => {
  answers(broken);
  await folderRows({ folder: "", search: "", sort: "date" }).refresh();
  expect(told()).toEqual([storageFailureTexts.list]);
});

test("a trash that cannot be read is reported", async () => {
  answers(broken);
  await trashRows().refresh();
  expect(told()).toEqual([storageTexts.trashFailed]);
});

test("items that could not be restored are reported and stay selected", async () => {
  answers(broken);
  expect(await restoreItems([{ Id: 7 }])).toBe(false);
  expect(told()).toEqual([storageTexts.restoreFailed]);
  answers(async () => Response.json([]));
  expect(await restoreItems([{ Id: 7 }])).toBe(true);
  expect(told()).toContain(storageTexts.restoredMany(1));
});

test("an expired session causes no message of the storage", () => {
  showFailure(storageTexts.restoreFailed, new SessionExpiredError());
  expect(told()).toEqual([]);
  showFailure(storageTexts.restoreFailed, new Error("no"));
  expect(told()).toEqual([storageTexts.restoreFailed]);
});

test("emptying the trash rejects if it fails", async () => {
  answers(broken);
  await expect(purge([7])).rejects.toThrow();
  await expect(emptyTrash(1)).rejects.toThrow();
});
