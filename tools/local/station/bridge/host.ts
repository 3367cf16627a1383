import { setTimeout as delay } from "node:timers/promises";
import * as v from "valibot";
import { refuse } from "../answer.ts";
import type { Signal } from "../signals.ts";
import type { Station } from "../station.ts";
import { answered, callsOf } from "./calls.ts";
import { memberAt, publishedObjects, signalAt } from "./published.ts";

/** Types of QWebChannel's messages that a host hears, and that it says. */
const heard = { init: 3, idle: 4, invoke: 6, connect: 7, disconnect: 8 } as const;
const said = { signal: 1, answer: 10 } as const;

const name = v.string();
const index = v.pipe(v.number(), v.integer());
const incoming = v.variant("type", [
  v.object({ type: v.literal(heard.init), id: index }),
  v.object({ type: v.literal(heard.idle) }),
  v.object({
    type: v.literal(heard.invoke),
    id: index,
    object: name,
    method: v.union([name, index]),
    args: v.optional(v.array(v.unknown()), []),
  }),
  v.object({ type: v.literal(heard.connect), object: name, signal: index }),
  v.object({ type: v.literal(heard.disconnect), object: name, signal: index }),
]);

const lateMs = 20_000;

/** One page of a station: QWebChannel's protocol as its host speaks it, over whatever carries text. */
export function openPage(station: Station, send: (text: string) => void) {
  const { faults, signals } = station;
  const objects = publishedObjects(station);
  const calls = callsOf(station);
  const connected = new Map<string, number>();
  let isOpen = true;

  const sayOnce = (message: object) => {
    if (isOpen) send(faults.has("garbage") ? '{"type":10,"id":"garbage"' : JSON.stringify(message));
  };
  const say = async (message: object) => {
    if (faults.has("away")) return;
    if (faults.has("late")) await delay(lateMs, undefined, { ref: false });
    sayOnce(message);
    if (faults.has("twice")) sayOnce(message);
  };
  const unlisten = signals.listen(({ object, signal, value }: Signal) => {
    const at = signalAt(objects, object, signal);
    if (at !== undefined && (connected.get(`${object} ${at}`) ?? 0) > 0)
      void say({ type: said.signal, object, signal: at, args: [value] });
  });
  const invoke = async (object: string, method: string | number, args: readonly unknown[]) => {
    const called = memberAt(objects, object, method);
    if (called === undefined) return refuse("NOT_SUPPORTED", `${object} has no ${method}`);
    return answered(() => called.call(calls, args[0]));
  };
  return {
    async hear(text: string): Promise<void> {
      const read = v.safeParse(incoming, parsed(text));
      if (!read.success) return;
      const message = read.output;
      switch (message.type) {
        case heard.init:
          await say({ type: said.answer, id: message.id, data: objects.data() });
          return;
        case heard.idle:
          return;
        case heard.invoke: {
          const answer = await invoke(message.object, message.method, message.args);
          await say({ type: said.answer, id: message.id, data: answer });
          return;
        }
        case heard.connect:
        case heard.disconnect: {
          const key = `${message.object} ${message.signal}`;
          const count = (connected.get(key) ?? 0) + (message.type === heard.connect ? 1 : -1);
          connected.set(key, Math.max(0, count));
          return;
        }
      }
    },
    close(): void {
      isOpen = false;
      unlisten();
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
