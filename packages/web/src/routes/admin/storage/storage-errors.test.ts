import { storageFailureTexts } from "@cathedra/domain/messages";
import { afterEach, expect, test, vi } from "vitest";
import { SessionExpiredError } from "../../../auth/tokens.ts";
import { ApiError, UnavailableError } from "../../../relay/errors.ts";
import { toasts } from "../../../shell/toasts.ts";
import { isGone, showFailure, showReadFailure } from "./storage-errors.ts";

afterEach(() => {
  for (const { id } of toasts.snapshot()) toasts.dismiss(id);
});

test("the failure texts are as specified (8.016, 8.017)", () => {
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
  showFailure(storageFailureTexts.rename, new Error("500"));
  expect(toasts.snapshot()).toMatchObject([{ tone: "error", message: "Failed to rename file" }]);
});

test("the reason from the portal is shown below the failure", () => {
  const gone = new ApiError("STORAGE_GONE", "This is no longer there.");
  showFailure(storageFailureTexts.remove, gone);
  expect(toasts.snapshot()).toMatchObject([
    { title: "Failed to delete file", message: "This is no longer there." },
  ]);
  expect(isGone(gone)).toBe(true);
  expect(isGone(new Error("500"))).toBe(false);
});

test("an expired session is not reported as a failure, because the shell asks for a new sign-in", () => {
  showFailure(storageFailureTexts.upload, new SessionExpiredError());
  showReadFailure(storageFailureTexts.list, new SessionExpiredError(), fail, fail);
  expect(toasts.snapshot()).toEqual([]);
});

test("an outage is not reported by the list, which is read again afterwards, but other failures are", async () => {
  let comeBack = () => {};
  const untilBack = () =>
    new Promise<void>((resolve) => {
      comeBack = resolve;
    });
  const again = vi.fn<() => void>();
  showReadFailure(storageFailureTexts.list, new UnavailableError(), again, untilBack);
  expect(toasts.snapshot()).toEqual([]);
  expect(again).not.toHaveBeenCalled();
  comeBack();
  await Promise.resolve();
  expect(again).toHaveBeenCalledOnce();
  // A missing folder is reported in place of its list.
  showReadFailure(storageFailureTexts.list, new ApiError("STORAGE_GONE", "gone"), fail, fail);
  expect(toasts.snapshot()).toEqual([]);
  showReadFailure(storageFailureTexts.list, new Error("500"), fail, fail);
  expect(toasts.snapshot()).toMatchObject([{ tone: "error", message: "Failed to fetch files" }]);
});

function fail(): never {
  throw new Error("nobody is to call this");
}
