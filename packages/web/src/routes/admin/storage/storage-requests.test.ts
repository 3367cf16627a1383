import { afterAll, beforeEach, expect, test, vi } from "vitest";

vi.mock("../../../auth/auth.ts", () => ({
  tokens: { current: async () => "token", after: async () => "token" },
}));

// The modules are loaded again for each test, because each test needs its own session.
vi.resetModules();
const { createFolder, linkTo, move, readFolder, remove, rename, restore } = await import(
  "./storage-requests.ts"
);
afterAll(() => {
  vi.resetModules();
});

const item = (Key: string, more: object = {}) => ({
  Key,
  IsDirectory: Key.endsWith("/"),
  Size: 1,
  LastModified: "2026-11-23T08:00:00.000Z",
  Id: 1,
  ContentType: null,
  Items: 0,
  ...more,
});
const fetched = vi.fn<typeof fetch>();
const answers = (body: unknown, headers: Record<string, string> = {}) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { headers }));
const asked = () => {
  const [address, init] = fetched.mock.lastCall ?? [];
  return [init?.method ?? "GET", address, typeof init?.body === "string" ? JSON.parse(init.body) : undefined];
};

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  return () => vi.unstubAllGlobals();
});

test("a folder is requested with its order, and its count and next page are read from the headers (8.006, 8.009)", async () => {
  answers([item("a/")], { "x-total-count": "7", "x-next-after": "next" });
  const shown = { folder: "Manuals/", search: "", sort: "nameAscending" } as const;
  const page = await readFolder(shown, "here", new AbortController().signal);
  expect(asked()[1]).toBe("/api/s3/files?prefix=Manuals%2F&sort=nameAscending&after=here");
  expect(page).toEqual({ items: [item("a/")], total: 7, next: "next" });
});

test("an empty signed address is an error (8.008, 8.016)", async () => {
  answers({ url: "" });
  await expect(linkTo("a.pdf", "attachment")).rejects.toThrow("Failed to generate signed URL");
  answers({ url: "/files/1" });
  expect(await linkTo("a/b %2f.pdf", "inline")).toBe("/files/1");
  expect(asked()[1]).toBe("/api/s3/getPreSignedUrl/a%2Fb%20%252f.pdf?disposition=inline");
});

test("changing requests contain the number of items in the folders (8.011, 8.012, X92)", async () => {
  answers([{ id: 4, key: "a/" }]);
  expect(await remove([item("a/", { Items: 3 })], 3)).toEqual([4]);
  expect(asked()).toEqual(["POST", "/api/s3/deleteMany", { keys: ["a/"], count: 3 }]);
  answers(item("b/"));
  await rename(item("a/", { Items: 3 }), "b/");
  expect(asked()).toEqual(["PUT", "/api/s3/rename/a%2F", { newFileKey: "b/", count: 3 }]);
  answers([]);
  await move([item("a/", { Items: 3 }), item("c.pdf")], "b/");
  expect(asked()).toEqual([
    "POST",
    "/api/s3/move",
    { keys: ["a/", "c.pdf"], to: "b/", count: 3, onTaken: "refuse" },
  ]);
  answers([]);
  await restore([4]);
  expect(asked()).toEqual(["POST", "/api/s3/trash/restore", { ids: [4] }]);
  answers(item("n/"));
  await createFolder("n/");
  expect(asked()).toEqual(["POST", "/api/s3/createFolder", { folderPath: "n/" }]);
});

test("a refusal is thrown with the text of the portal", async () => {
  fetched.mockResolvedValueOnce(
    new Response(JSON.stringify({ error: { code: "STORAGE_GONE", message: "This is no longer there." } }), {
      status: 404,
    }),
  );
  await expect(linkTo("a.pdf", "attachment")).rejects.toThrow("This is no longer there.");
});
