import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toasts } from "../../../../shell/toasts.ts";
import { linkTo } from "../storage-requests.ts";
import { copiedMs, copySignedLink } from "./copy-signed-link.ts";

vi.mock("../storage-requests.ts", () => ({ linkTo: vi.fn<() => Promise<string>>() }));

const asked = vi.mocked(linkTo);
const writeText = vi.fn<(text: string) => Promise<void>>();
const said = () => toasts.snapshot().map(({ message }) => message);

beforeEach(() => {
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  vi.stubGlobal("location", { href: "https://portal.example/admin/s3" });
});
afterEach(() => {
  for (const { id } of toasts.snapshot()) toasts.dismiss(id);
  vi.unstubAllGlobals();
  asked.mockReset();
  writeText.mockReset();
});

test("a signed link is copied with its origin, and a message is shown for 2 seconds (8.010, 8.015)", async () => {
  asked.mockResolvedValue("/files/1?signature=x");
  writeText.mockResolvedValue();
  expect(await copySignedLink("a.pdf")).toBe(true);
  expect(asked).toHaveBeenCalledWith("a.pdf", "attachment");
  expect(writeText).toHaveBeenCalledWith("https://portal.example/files/1?signature=x");
  expect(said()).toEqual([]);
  expect(copiedMs).toBe(2000);
});

test("a failure to create or to copy a link has its exact text (8.016, 8.017)", async () => {
  asked.mockRejectedValueOnce(new Error("Failed to generate signed URL"));
  expect(await copySignedLink("a.pdf")).toBe(false);
  expect(said()).toEqual(["Failed to generate signed URL"]);
  asked.mockResolvedValue("/files/1");
  writeText.mockRejectedValue(new Error("denied"));
  expect(await copySignedLink("a.pdf")).toBe(false);
  expect(said()).toContain("Failed to copy invite link, please try again later.");
});
