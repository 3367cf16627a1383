import { beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../testing/memory-storage.ts";

const siteConfig = vi.fn(async () => ({ errorReports: false }));
vi.mock("../site/site-config.ts", () => ({ siteConfig }));
const begin = vi.fn(async () => {});
vi.mock("./reporting.ts", () => ({ begin }));

beforeEach(() => {
  vi.resetModules();
  siteConfig.mockClear();
  begin.mockClear();
  vi.stubGlobal("sessionStorage", memoryStorage());
});

const early = () => import("./early-errors.ts");

test("without a receiver, the reporter is never loaded (G.027)", async () => {
  const { recordError } = await early();
  for (let count = 0; count < 1_000; count += 1) recordError(new Error("early"));
  await vi.waitFor(() => expect(siteConfig).toHaveBeenCalledOnce(), 15_000);
  expect(begin).not.toHaveBeenCalled();
});

test("with a receiver, the reporter is loaded once at the first error and gets all earlier ones", async () => {
  siteConfig.mockResolvedValueOnce({ errorReports: true });
  const { recordError, onError } = await early();
  for (let count = 0; count < 1_000; count += 1) recordError(count);
  await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce(), 15_000);
  const heard: unknown[] = [];
  onError((error) => heard.push(error));
  recordError("later");
  expect(heard).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, "later"]);
});

test("recording an error does not throw if the configuration cannot be loaded", async () => {
  siteConfig.mockRejectedValueOnce(new Error("away"));
  const { recordError } = await early();
  expect(() => recordError(new Error("one"))).not.toThrow();
});

test("the sampling of a session is decided once", async () => {
  const { sessionSample } = await early();
  const first = sessionSample();
  for (let count = 0; count < 20; count += 1) expect(sessionSample()).toEqual(first);
  sessionStorage.setItem("cathedra.reports", "0.05 0.95");
  expect(sessionSample()).toEqual({ isTraced: true, isRecorded: false });
});
