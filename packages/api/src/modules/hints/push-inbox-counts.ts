import { setTimeout as sleep } from "node:timers/promises";
import type { UserId } from "@cathedra/domain";
import { getSpread } from "@cathedra/domain/hints";
import { runForEverybody } from "../../db/query-limiter.ts";
import type { Hint } from "../../ports/hint-feed.ts";
import type { Streams } from "./open-streams.ts";

/** Reads the number of unseen notifications of each of these people in one statement. */
export type CountUnseen = (people: readonly UserId[]) => Promise<ReadonlyMap<UserId, number>>;

type InboxHint = Extract<Hint, { readonly kind: "notification" }>;

/**
 * How long hints are collected before the numbers are read, in milliseconds, because hints to many people arrive as several
 * messages shortly after each other.
 */
const gatherMs = 20;
/** The maximum number of people read in one statement. */
const maxAtOnce = 5_000;
/** If the numbers cannot be read, browsers request them, spread over this time. */
const unreadSpreadMs = 1_000;

type Parts = {
  readonly streams: Pick<Streams, "tell" | "streamsOf">;
  readonly countUnseen: CountUnseen;
  readonly onError: (error: unknown) => void;
};

/**
 * Sends the number of unseen notifications to the people who are connected here, read at once for all of them, so that pages
 * which only show the number need not request it. Reads are serialised, so that an older number never follows a newer one.
 */
export function pushInboxCounts({ streams, countUnseen, onError }: Parts): (hint: InboxHint) => void {
  const waiting = new Map<UserId, InboxHint["id"]>();
  let isTelling = false;

  async function tellOnce(): Promise<void> {
    const people = [...waiting].slice(0, maxAtOnce);
    for (const [person] of people) waiting.delete(person);
    const numbers = await countUnseen(people.map(([person]) => person)).catch((error: unknown) => {
      onError(error);
      return undefined;
    });
    const count = people.reduce((sum, [person]) => sum + streams.streamsOf(person), 0);
    const spreadMs = Math.max(getSpread(count), numbers === undefined ? unreadSpreadMs : 0);
    for (const [person, id] of people) {
      const unseen = numbers?.get(person);
      streams.tell(
        { kind: "notification", id, to: [person] },
        { ...(unseen === undefined ? {} : { unseen }), ...(spreadMs === 0 ? {} : { spreadMs }) },
      );
    }
  }

  async function tellAll(): Promise<void> {
    isTelling = true;
    try {
      while (waiting.size > 0) {
        await sleep(gatherMs, undefined, { ref: false });
        await tellOnce();
      }
    } finally {
      isTelling = false;
    }
  }

  return ({ id, to }) => {
    for (const person of to)
      if (streams.streamsOf(person) > 0) waiting.set(person, waiting.get(person) === "new" ? "new" : id);
    if (waiting.size > 0 && !isTelling) void runForEverybody(tellAll);
  };
}
