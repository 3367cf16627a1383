import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../relay/errors.ts";
import { toasts } from "../../shell/toasts.ts";
import { offerUndo } from "./offer-undo.ts";
import { sendUndo } from "./send-undo.ts";

vi.mock("./send-undo.ts", () => ({ sendUndo: vi.fn<(id: string) => Promise<void>>() }));

const sent = vi.mocked(sendUndo);
const said = () => toasts.snapshot().map(({ message }) => message);

beforeEach(() => {
  vi.useFakeTimers();
  sent.mockReset();
});
afterEach(() => {
  for (const { id } of toasts.snapshot()) toasts.dismiss(id);
  toasts.resume();
  vi.useRealTimers();
});

const offer = { undoId: "1", seconds: 10 };
const press = () => toasts.snapshot()[0]?.actions?.[0]?.onPress();

test("an action that cannot be undone has a toast without Undo", () => {
  offerUndo("Successfully deleted group", null, vi.fn<() => void>());
  expect(toasts.snapshot()).toMatchObject([{ message: "Successfully deleted group" }]);
  expect(toasts.snapshot()[0]?.actions).toBeUndefined();
});

test("Undo is offered for 10 s, and longer while the toast is being read (WCAG 2.2.1)", () => {
  offerUndo("Done", offer, vi.fn<() => void>());
  vi.advanceTimersByTime(9_900);
  expect(said()).toEqual(["Done"]);
  toasts.pause();
  vi.advanceTimersByTime(10_000);
  expect(said()).toEqual(["Done"]);
  toasts.resume();
  vi.advanceTimersByTime(200);
  expect(said()).toEqual([]);
});

test("Undo is never offered longer than the portal accepts it", () => {
  offerUndo("Done", offer, vi.fn<() => void>());
  toasts.pause();
  vi.advanceTimersByTime(28_000);
  expect(said()).toEqual([]);
});

test("pressing Undo reverses the action and reloads the data", async () => {
  sent.mockResolvedValue();
  vi.stubGlobal("requestAnimationFrame", vi.fn<() => void>());
  const onUndone = vi.fn<() => void>();
  offerUndo("Done", offer, onUndone);
  press();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveBeenCalledExactlyOnceWith("1");
  expect(onUndone).toHaveBeenCalledOnce();
  expect(said()).toContain("Undone.");
  vi.unstubAllGlobals();
});

test("a refusal of the portal is shown with its text, and after a lost answer Undo can be pressed again", async () => {
  sent.mockRejectedValueOnce(new ApiError("UNDO_TOO_LATE", "It is too late to undo this."));
  const onUndone = vi.fn<() => void>();
  offerUndo("Done", offer, onUndone);
  press();
  await vi.advanceTimersByTimeAsync(0);
  expect(said()).toContain("It is too late to undo this.");
  sent.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  press();
  await vi.advanceTimersByTimeAsync(0);
  expect(toasts.snapshot().at(-1)).toMatchObject({
    message: "This could not be undone. Please try again.",
    actions: [{ label: "Try again" }],
  });
  expect(onUndone).not.toHaveBeenCalled();
});
