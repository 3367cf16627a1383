import { Socket } from "node:net";
import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import pg from "pg";

/**
 * Time limits in milliseconds. `silenceMs` and `probeMs` together stay below the second within which a request must be answered.
 */
export type WatchLimits = {
  /** After this time without an answer to a statement, the database is probed. */
  readonly silenceMs: number;
  /** The time limit for a new connection and its first answer. */
  readonly probeMs: number;
  /** After this time without an answer, a connection counts as lost; longer than the server lets a statement run. */
  readonly answerMs: number;
};

export type DatabaseWatch = {
  /** Throws while the database is known not to answer. */
  refuseWhileAway(): void;
  /** Stops waiting for `work` when the database no longer answers; `drop` then discards its connection. */
  answered<T>(work: Promise<T>, drop: () => void): Promise<T>;
  /** Tells the watch that the database has just answered. */
  heard(): void;
  /** Counts the outages: connections from before the last one must not be used. */
  generation(): number;
  close(): void;
};

/** An error with the code that Node gives a connection that timed out. */
export const noAnswer = (): Error =>
  Object.assign(new Error("the database does not answer"), { code: "ETIMEDOUT" });

/**
 * Detects a database that stops answering without closing its connections: its machine hangs, or the network drops all packets.
 * From then on requests fail at once, and the database is probed until it answers again. Behind a pooler both the pooler must
 * accept a connection and the server itself, at `directUrl`, must answer: a probe in the pooler's queue would wait with all
 * others, and a busy database would look unavailable.
 */
export function watchDatabase(
  connectionString: string,
  limits: WatchLimits,
  directUrl: string = connectionString,
): DatabaseWatch {
  const { silenceMs, probeMs, answerMs } = limits;
  const waiting = new Set<() => void>();
  let lastHeardAt = Number.NEGATIVE_INFINITY;
  let isAway = false;
  let isClosed = false;
  let outages = 0;
  let confirming: Promise<void> | undefined;

  async function answers(): Promise<boolean> {
    const isPooled = directUrl !== connectionString;
    const probes = [
      answersAnew(directUrl, probeMs),
      ...(isPooled ? [letsIn(connectionString, probeMs)] : []),
    ];
    return (await Promise.all(probes)).every(Boolean);
  }

  async function confirm(): Promise<void> {
    const askedAt = performance.now();
    if ((await answers()) || lastHeardAt > askedAt || isClosed) return;
    isAway = true;
    outages += 1;
    for (const giveUp of waiting) giveUp();
    void waitUntilReachable();
  }

  async function waitUntilReachable(): Promise<void> {
    while (!isClosed && !(await answers())) {
      await sleep(silenceMs, undefined, { ref: false });
    }
    isAway = false;
  }

  function confirmOnce(): Promise<void> {
    confirming ??= confirm().finally(() => {
      confirming = undefined;
    });
    return confirming;
  }

  return {
    refuseWhileAway: () => {
      if (isAway) throw noAnswer();
    },
    answered: (work, drop) =>
      new Promise((resolve, reject) => {
        const beganAt = performance.now();
        let timer = setTimeout(checkSilence, silenceMs);
        const end = (): void => {
          clearTimeout(timer);
          waiting.delete(giveUp);
        };
        function giveUp(): void {
          end();
          drop();
          reject(noAnswer());
        }
        async function checkSilence(): Promise<void> {
          const isSilent = performance.now() - Math.max(beganAt, lastHeardAt) >= silenceMs;
          if (isSilent) await confirmOnce();
          if (!waiting.has(giveUp)) return;
          const now = performance.now();
          const left = beganAt + answerMs - now;
          const next = isSilent ? silenceMs : lastHeardAt + silenceMs - now;
          if (left > 0) timer = setTimeout(checkSilence, Math.max(1, Math.min(next, left)));
          else {
            outages += 1;
            giveUp();
          }
        }
        waiting.add(giveUp);
        work.then(
          (result) => {
            end();
            resolve(result);
          },
          (error: unknown) => {
            end();
            reject(error);
          },
        );
      }),
    heard: () => {
      lastHeardAt = performance.now();
    },
    generation: () => outages,
    close: () => {
      isClosed = true;
    },
  };
}

/** Whether the database answers on a new connection in time; an error message of the server counts as an answer. */
function answersAnew(connectionString: string, withinMs: number): Promise<boolean> {
  return probe(connectionString, withinMs, true);
}

/** Whether a new connection is accepted in time. */
function letsIn(connectionString: string, withinMs: number): Promise<boolean> {
  return probe(connectionString, withinMs, false);
}

async function probe(connectionString: string, withinMs: number, asks: boolean): Promise<boolean> {
  // The probe uses its own socket, because otherwise a connection that gets no answer could not be closed.
  const socket = new Socket();
  const client = new pg.Client({
    connectionString,
    stream: () => socket,
    application_name: "cathedra-probe",
  });
  client.on("error", () => undefined);
  const ask = async (): Promise<boolean> => {
    await client.connect();
    if (asks) await client.query("select 1");
    return true;
  };
  const tooLate = async (): Promise<boolean> => {
    await sleep(withinMs, undefined, { ref: false });
    // If this process was paused, an answer may have arrived that is not read yet, so pending input is read before the database
    // counts as silent.
    await turn();
    await turn();
    return false;
  };
  const isAnswer = ask().catch((error: unknown) => error instanceof pg.DatabaseError);
  try {
    return await Promise.race([isAnswer, tooLate()]);
  } finally {
    await Promise.race([client.end(), turn()]).catch(() => undefined);
    socket.destroy();
  }
}
