import { expect, test } from "vitest";
import { collapseRepeats, type Repeated } from "./collapse-repeats.ts";

function gathered(most = 20) {
  const sent: Repeated<string>[] = [];
  let due: (() => void) | undefined;
  const parts = collapseRepeats<string>({
    makeKey: (text) => text,
    wait: (then) => {
      due = then;
    },
    send: (repeated) => sent.push(repeated),
    most,
  });
  return { ...parts, sent, wait: () => due?.() };
}

test("a thousand equal errors are sent as one report with their count", () => {
  const { note, wait, sent } = gathered();
  for (let count = 0; count < 1_000; count += 1) note("the same");
  expect(sent).toEqual([]);
  wait();
  expect(sent).toEqual([{ fact: "the same", count: 1_000 }]);
  note("the same");
  note("another");
  wait();
  expect(sent.slice(1)).toEqual([{ fact: "another", count: 1 }]);
});

test("a page reports a limited number of different errors, and sends waiting ones when it is closed", () => {
  const { note, flush, sent } = gathered(20);
  for (let count = 0; count < 1_000; count += 1) note(`error ${count}`);
  flush();
  expect(sent).toHaveLength(20);
});
