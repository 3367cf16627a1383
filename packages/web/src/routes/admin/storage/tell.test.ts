import { storageFailureTexts } from "@cathedra/domain/messages";
import { afterEach, expect, test } from "vitest";
import { ApiError } from "../../../relay/errors.ts";
import { toasts } from "../../../shell/toasts.ts";
import { isGone, tellFailure } from "./tell.ts";

afterEach(() => {
  for (const { id } of toasts.snapshot()) toasts.dismiss(id);
});

test("what fails is said word for word (8.016, 8.017)", () => {
  expect(Object.values(storageFailureTexts)).toEqual([
    "Failed to fetch files",
    "Failed to initiate file download",
    "Failed to delete file",
    "Failed to rename file",
    "Failed to upload file",
    "Failed to create folder",
    "Failed to view PDF",
    "Failed to generate signed URL",
    "Failed to copy invite link, please try again later.",
  ]);
  tellFailure(storageFailureTexts.rename, new Error("500"));
  expect(toasts.snapshot()).toMatchObject([{ tone: "error", message: "Failed to rename file" }]);
});

test("where the portal knows why, it is said under that", () => {
  const gone = new ApiError("STORAGE_GONE", "This is no longer there.");
  tellFailure(storageFailureTexts.remove, gone);
  expect(toasts.snapshot()).toMatchObject([
    { title: "Failed to delete file", message: "This is no longer there." },
  ]);
  expect(isGone(gone)).toBe(true);
  expect(isGone(new Error("500"))).toBe(false);
});
