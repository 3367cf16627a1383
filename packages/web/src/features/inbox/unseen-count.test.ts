import { expect, test, vi } from "vitest";
import { createUnseenCount } from "./unseen-count.ts";

function anAnswer<T>() {
  let answer: (value: T) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return { answer: (value: T) => answer(value), fail: () => fail(new Error("away")), promise };
}

function aBell() {
  const shown: number[] = [];
  const number = createUnseenCount((count) => shown.push(count));
  const again = vi.fn<() => void>();
  number.onOwed(again);
  return { number, shown, again };
}

const asIs = (count: number) => count;

test("the requested count is shown", async () => {
  const { number, shown } = aBell();
  await number.ask(async () => 3);
  expect(shown).toEqual([3]);
});

test("a count requested before the bell was opened is not shown again (13.032)", async () => {
  const { number, shown, again } = aBell();
  const [poll, seen] = [anAnswer<number>(), anAnswer<number>()];
  const asked = number.ask(() => poll.promise);
  const changed = number.change(() => seen.promise, asIs, 0);
  poll.answer(3);
  await asked;
  seen.answer(0);
  await changed;
  expect(shown).toEqual([0, 0]);
  // The count is requested again, because a notification may have arrived after the list was opened.
  expect(again).toHaveBeenCalledOnce();
});

test("a count requested before a change is not shown, even if it arrives after the change", async () => {
  const { number, shown } = aBell();
  const poll = anAnswer<number>();
  const asked = number.ask(() => poll.promise);
  await number.change(async () => 0, asIs, 0);
  poll.answer(3);
  await asked;
  expect(shown).toEqual([0, 0]);
});

test("after simultaneous changes, the count of the last answer is shown", async () => {
  const { number, shown } = aBell();
  const [one, other] = [anAnswer<number>(), anAnswer<number>()];
  const both = [number.change(() => one.promise, asIs), number.change(() => other.promise, asIs)];
  other.answer(1);
  one.answer(1);
  await Promise.all(both);
  expect(shown).toEqual([1]);
});

test("a failed change requests the count again", async () => {
  const { number, shown, again } = aBell();
  const seen = anAnswer<number>();
  const changed = number.change(() => seen.promise, asIs, 0);
  seen.fail();
  await expect(changed).rejects.toThrow("away");
  expect([shown, again.mock.calls.length]).toEqual([[0], 1]);
});

test("a count pushed by the portal is shown, and an older pending request is repeated", async () => {
  const { number, shown, again } = aBell();
  const poll = anAnswer<number>();
  const asked = number.ask(() => poll.promise);
  number.told(4);
  poll.answer(3);
  await asked;
  expect([shown, again.mock.calls.length]).toEqual([[4], 1]);
});

test("a count pushed while the bell is being opened does not restore the former one (13.032)", async () => {
  const { number, shown, again } = aBell();
  const seen = anAnswer<number>();
  const changed = number.change(() => seen.promise, asIs, 0);
  number.told(4);
  seen.answer(0);
  await changed;
  expect([shown, again.mock.calls.length]).toEqual([[0, 0], 1]);
});
