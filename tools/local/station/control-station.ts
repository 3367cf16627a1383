import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { err, ok, type Result } from "@cathedra/domain";
import { readControlAddress } from "./control-address.ts";
import type { Fault } from "./faults.ts";
import { holderOf } from "./lock-holder.ts";

const holderIn = (folder: string, tag: string) => holderOf({ holder: join(folder, tag, "holder.json") });

/** Says something to the process that is this station now. The error is a sentence. */
async function sendControl(
  folder: string,
  tag: string,
  act: string,
  body?: string,
): Promise<Result<null, string>> {
  const door = readControlAddress(join(folder, tag));
  if (holderIn(folder, tag) === undefined || door === undefined)
    return err(`${tag} does not run: start it with \`npm start\` or \`npm run station -- ${tag}\`.`);
  try {
    const answer = await fetch(`http://127.0.0.1:${door.port}/${door.token}/${act}`, {
      method: "POST",
      signal: AbortSignal.timeout(10_000),
      ...(body === undefined ? {} : { body }),
    });
    return answer.ok ? ok(null) : err(`${tag} answered ${answer.status}.`);
  } catch {
    return err(`${tag} does not answer.`);
  }
}

/** Has a station that runs misbehave. */
export function setStationFault(folder: string, tag: string, fault: Fault): Promise<Result<null, string>> {
  return sendControl(folder, tag, "fault", fault);
}

/** Has the process that is this station now let it go, and waits until it has. */
export async function takeOver(folder: string, tag: string): Promise<void> {
  if (holderIn(folder, tag) === undefined) return;
  await sendControl(folder, tag, "hand-over");
  for (let waited = 0; waited < 3000 && holderIn(folder, tag) !== undefined; waited += 50) await delay(50);
  // The server closes a moment later.
  await delay(100);
}
