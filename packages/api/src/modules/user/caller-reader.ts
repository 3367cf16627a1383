import type { KeycloakId } from "@cathedra/domain";
import type { RawBuilder } from "kysely";
import type { Db } from "../../db/database.ts";
import { runForEverybody } from "../../db/query-limiter.ts";
import { compileFindCallers, type FindCallers, type FoundCaller, noPrefetch } from "./caller-queries.ts";

/** Reads the caller with the requested `prefetched` fields. Undefined if the portal does not know the person yet. */
export type CallerReader = (
  keycloakId: KeycloakId,
  prefetched?: RawBuilder<unknown>,
) => Promise<FoundCaller | undefined>;

type Waiting = {
  readonly keycloakId: KeycloakId;
  readonly prefetched: RawBuilder<unknown>;
  readonly resolve: (caller: FoundCaller | undefined) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * The number of concurrent statements: two, so that a slow one does not delay everyone, and no more, because the other
 * connections are for the requests' own queries.
 */
const statementsAtOnce = 2;
const callersInOne = 200;

/**
 * Reads callers in batches: those who arrive while a statement runs are read together, in one statement for all with the
 * same prefetched fields. A single caller is read at once. Every caller is read after they arrived, so nothing is cached and
 * no result is older than its request.
 */
export function callerReader(db: Db): CallerReader {
  /** Cached by the prefetched fields, which are the same object on each call. */
  const finders = new WeakMap<RawBuilder<unknown>, FindCallers>();
  let waiting: Waiting[] = [];
  let underWay = 0;

  function getFinder(prefetched: RawBuilder<unknown>): FindCallers {
    const known = finders.get(prefetched);
    if (known !== undefined) return known;
    const finder = compileFindCallers(db, prefetched);
    finders.set(prefetched, finder);
    return finder;
  }

  function readNext(): void {
    const [first] = waiting;
    if (first === undefined || underWay >= statementsAtOnce) return;
    const alike = waiting.filter(({ prefetched }) => prefetched === first.prefetched);
    const together = alike.slice(0, callersInOne);
    const taken = new Set(together);
    waiting = waiting.filter((one) => !taken.has(one));
    underWay += 1;
    void answer(together, first.prefetched).finally(() => {
      underWay -= 1;
      readNext();
    });
  }

  async function answer(callers: readonly Waiting[], prefetched: RawBuilder<unknown>): Promise<void> {
    try {
      const ids = [...new Set(callers.map(({ keycloakId }) => keycloakId))];
      const found = await runForEverybody(() => getFinder(prefetched)(ids));
      for (const { keycloakId, resolve } of callers) resolve(found.get(keycloakId));
    } catch (error) {
      for (const { reject } of callers) reject(error);
    }
  }

  return (keycloakId, prefetched = noPrefetch) =>
    new Promise((resolve, reject) => {
      waiting.push({ keycloakId, prefetched, resolve, reject });
      readNext();
    });
}
