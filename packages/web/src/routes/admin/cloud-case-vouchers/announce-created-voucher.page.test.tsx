import { cloudVoucherTexts, groupTexts, undoTexts } from "@cathedra/domain/messages";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "../../../relay/errors.ts";
import { toasts } from "../../../shell/toasts.ts";
import { announceCreatedVoucher } from "./announce-created-voucher.ts";

afterEach(() => {
  for (const { id } of toasts.snapshot()) toasts.dismiss(id);
  vi.unstubAllGlobals();
});

const said = () => toasts.snapshot().map(({ message }) => message);
const press = (label: string) =>
  toasts
    .snapshot()
    .flatMap(({ actions }) => actions ?? [])
    .find((action) => action.label === label)
    ?.onPress();

test("the link of a new voucher can be copied from the toast", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  vi.stubGlobal("location", { origin: "https://portal.example" });
  announceCreatedVoucher({ id: 7, code: "cmrav1" }, vi.fn<() => Promise<void>>(), vi.fn<() => void>());
  expect(said()).toEqual([cloudVoucherTexts.created]);
  press(cloudVoucherTexts.copyLink);
  await vi.waitFor(() => expect(said()).toContain(groupTexts.linkCopied));
  expect(writeText).toHaveBeenCalledExactlyOnceWith("https://portal.example/?inviteCode=cmrav1");
});

test("Undo archives the voucher, even if the first answer was lost", async () => {
  vi.stubGlobal("requestAnimationFrame", vi.fn<() => void>());
  const archive = vi
    .fn<(id: number) => Promise<void>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const onUndone = vi.fn<() => void>();
  announceCreatedVoucher({ id: 7, code: "cmrav1" }, archive, onUndone);
  press(undoTexts.undo);
  await vi.waitFor(() => expect(said()).toContain(undoTexts.failed));
  expect(onUndone).not.toHaveBeenCalled();
  archive.mockRejectedValueOnce(new ApiError("VOUCHER_ARCHIVED", "It was archived."));
  press("Try again");
  await vi.waitFor(() => expect(said()).toContain(undoTexts.undone));
  expect(onUndone).toHaveBeenCalledOnce();
  expect(archive.mock.calls).toEqual([[7], [7]]);
});
