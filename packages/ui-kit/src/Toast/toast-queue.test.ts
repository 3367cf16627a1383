import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createToastQueue } from "./toast-queue.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const messages = (queue: ReturnType<typeof createToastQueue>) =>
  queue.snapshot().map(({ message }) => message);

test("a toast disappears after 12 s (G.020)", () => {
  const queue = createToastQueue();
  queue.success("Saved");
  vi.advanceTimersByTime(11_999);
  expect(messages(queue)).toEqual(["Saved"]);
  vi.advanceTimersByTime(1);
  expect(messages(queue)).toEqual([]);
});

test("the time of toasts can be set for all and for one", () => {
  const queue = createToastQueue({ timeout: 500 });
  queue.info("short");
  queue.add({ tone: "error", message: "for good", timeout: null });
  vi.advanceTimersByTime(100_000);
  expect(messages(queue)).toEqual(["for good"]);
});

test("a pause stops the time, and the rest runs afterwards", () => {
  const queue = createToastQueue();
  queue.info("read me");
  vi.advanceTimersByTime(8000);
  queue.pause();
  vi.advanceTimersByTime(60_000);
  queue.resume();
  vi.advanceTimersByTime(3999);
  expect(messages(queue)).toEqual(["read me"]);
  vi.advanceTimersByTime(1);
  expect(messages(queue)).toEqual([]);
});

test("a toast added during a pause stays until the pause ends", () => {
  const queue = createToastQueue();
  queue.pause();
  queue.info("late");
  vi.advanceTimersByTime(60_000);
  expect(messages(queue)).toEqual(["late"]);
  queue.resume();
  vi.advanceTimersByTime(12_000);
  expect(messages(queue)).toEqual([]);
});

test("a fifth toast replaces the oldest", () => {
  const queue = createToastQueue();
  for (const message of ["1", "2", "3", "4", "5"]) queue.info(message);
  expect(messages(queue)).toEqual(["2", "3", "4", "5"]);
});

test("an equal toast renews the existing one", () => {
  const queue = createToastQueue();
  queue.error("Connection lost");
  vi.advanceTimersByTime(11_000);
  queue.error("Connection lost");
  vi.advanceTimersByTime(11_000);
  expect(messages(queue)).toEqual(["Connection lost"]);
});

test("listeners receive every change until they unsubscribe", () => {
  const queue = createToastQueue();
  const listener = vi.fn<() => void>();
  const leave = queue.subscribe(listener);
  const id = queue.info("one");
  queue.dismiss(id);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  queue.info("two");
  expect(listener).toHaveBeenCalledTimes(2);
});

test("a toast replaces the previous one of the same subject, and no other", () => {
  const queue = createToastQueue();
  queue.error("Save failed", { subject: "record" });
  queue.error("Mail failed", { subject: "mail" });
  queue.info("By the way");
  queue.success("Saved", { subject: "record" });
  expect(messages(queue)).toEqual(["Mail failed", "By the way", "Saved"]);
  queue.dismissSubject("mail");
  expect(messages(queue)).toEqual(["By the way", "Saved"]);
});
