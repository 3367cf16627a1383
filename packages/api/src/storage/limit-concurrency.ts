/** Limits the number of concurrent calls; further ones wait in order of arrival. */
export function limitConcurrency(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let atWork = 0;
  return async (work) => {
    if (atWork >= most) await new Promise<void>((begin) => waiting.push(begin));
    else atWork += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) atWork -= 1;
      else next();
    }
  };
}
