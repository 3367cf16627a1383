import { setTimeout as delay } from "node:timers/promises";
import { median, type Session, since, workOf } from "./session.ts";

export type TypedField = {
  readonly field: string;
  /** Finds the field; it is clicked once before the first key. */
  readonly selector: string;
  readonly keys: string;
};

export type Typed = {
  /** The time from pressing a key to the frame that shows it, in milliseconds. */
  readonly painted: number;
  /** The time of the slowest key, in milliseconds. */
  readonly slowest: number;
  /** The work of the main thread for one key, in milliseconds. */
  readonly task: number;
};

const words = "aspiration thrombectomy";

/** Fields of every kind that the record form has. */
export const typedFields: readonly TypedField[] = [
  { field: "Procedure indication (long text)", selector: '[name="procedureIndication"]', keys: words },
  { field: "Optional identifier (text)", selector: '[name="optionalIdentifier"]', keys: words },
  {
    field: "Procedure name (of the catalogue)",
    selector: 'label:text-matches("^Procedure name")',
    keys: "embolization",
  },
  { field: "Hospital (list)", selector: 'label:text-matches("^Hospital")', keys: "north" },
  { field: "Attending (list or a name)", selector: 'label:text-matches("^Attending")', keys: "kovacs, anna" },
  { field: "Date of procedure", selector: '[role="spinbutton"]', keys: "01022026" },
];

/** Types into one field of the opened page. */
export async function measureTyping(session: Session, field: TypedField): Promise<Typed> {
  const { page } = session;
  await page.locator(field.selector).first().click();
  await page.keyboard.press("ControlOrMeta+a");
  await delay(500);
  await page.evaluate(watchKeys);
  const before = await workOf(session);
  for (const key of field.keys) {
    await page.keyboard.press(key === " " ? "Space" : key);
    await delay(60);
  }
  const { task } = since(before, await workOf(session));
  const painted = await page.evaluate(() => (globalThis as unknown as { painted: number[] }).painted);
  await page.keyboard.press("Escape");
  return { painted: median(painted), slowest: Math.max(...painted), task: task / field.keys.length };
}

/** Runs in the page: for each key the time from its event to the end of the frame that shows it. */
function watchKeys(): void {
  const world = globalThis as unknown as { painted: number[]; watching?: true };
  world.painted = [];
  if (world.watching) return;
  world.watching = true;
  addEventListener(
    "keydown",
    (event) => {
      requestAnimationFrame(() => {
        const afterPaint = new MessageChannel();
        afterPaint.port1.onmessage = () => world.painted.push(performance.now() - event.timeStamp);
        afterPaint.port2.postMessage(null);
      });
    },
    { capture: true },
  );
}
