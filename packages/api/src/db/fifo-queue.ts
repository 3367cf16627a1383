/** Releases the slot of a queue; a second call does nothing. */
export type Leave = () => void;

export type Queue = {
  /** Waits for a slot until `deadline` (in the time of `performance.now()`), in order of arrival. */
  enter(deadline: number): Promise<Leave>;
  /** Whether the queue is empty. */
  isEmpty(): boolean;
};

/** The error that PostgreSQL gives for an unavailable lock: nothing was done, and a retry may succeed. */
const notGot = (why: string): Error => Object.assign(new Error(why), { code: "55P03" });

type Waiting = { readonly admit: () => void };

/** A first-in, first-out queue: `slots` pieces of work run at once, and at most `maxWaiting` wait for them. */
export function openQueue(places: number, maxWaiting: number): Queue {
  const waiting = new Set<Waiting>();
  let inside = 0;

  /** Passes the slot to the next waiting work without freeing it in between. */
  function leaveOnce(): Leave {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      const [next] = waiting;
      if (next === undefined) inside -= 1;
      else next.admit();
    };
  }

  function wait(deadline: number): Promise<Leave> {
    return new Promise((resolve, reject) => {
      const self: Waiting = {
        admit: () => {
          waiting.delete(self);
          clearTimeout(timer);
          resolve(leaveOnce());
        },
      };
      const timer = setTimeout(
        () => {
          waiting.delete(self);
          reject(notGot("the turn did not come in time"));
        },
        Math.max(0, deadline - performance.now()),
      );
      waiting.add(self);
    });
  }

  return {
    enter: async (deadline) => {
      if (inside < places) {
        inside += 1;
        return leaveOnce();
      }
      if (waiting.size >= maxWaiting) throw notGot("too many wait for their turn");
      return wait(deadline);
    },
    isEmpty: () => inside === 0 && waiting.size === 0,
  };
}
