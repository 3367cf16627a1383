/** How many pieces of all deliveries are read in one turn of the event loop. */
const piecesATurn = 4;

const waiting: (() => void)[] = [];
let isComing = false;

/**
 * Resolves when the next piece of a delivery may be read. It leaves the process time between pieces for other requests and for
 * its own database queries, however many deliveries arrive.
 */
export function waitForReadTurn(): Promise<void> {
  return new Promise((begin) => {
    waiting.push(begin);
    if (!isComing) setImmediate(letSomeIn);
    isComing = true;
  });
}

function letSomeIn(): void {
  for (const begin of waiting.splice(0, piecesATurn)) begin();
  isComing = waiting.length > 0;
  if (isComing) setImmediate(letSomeIn);
}
