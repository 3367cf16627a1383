/** How many pieces of all deliveries are read in one turn of the event loop. */
const piecesATurn = 4;

const waiting: (() => void)[] = [];
let isComing = false;

/**
 * Comes when the next piece of a delivery may be read. However many deliveries come in, the process has time between their
 * pieces for everybody else, and for what they themselves ask the database.
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
