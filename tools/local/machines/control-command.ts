import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { instant } from "@cathedra/domain";
import { machineKey, signRequest } from "@cathedra/domain/cloud";
import * as v from "valibot";
import { checkout, dataPathsIn } from "../data-paths.ts";
import { readJson } from "../files.ts";
import { behaviourPath } from "../simulator/agent-api.ts";
import { nodeSigning } from "../simulator/crypto.ts";
import { type Behaviour, behaviours } from "../simulator/machine.ts";

// `npm run simulator -- 1 crash`: makes a simulator of the running local world misbehave until `ok` is sent; `all` affects every
// simulator.

const [, , number = "", wanted = ""] = process.argv;
const paths = dataPathsIn(process.env.CATHEDRA_DATA ?? join(checkout, ".data"));
const fleet = v.safeParse(
  v.array(v.object({ id: v.string(), name: v.string(), port: v.number() })),
  readJson(paths.simulators),
);
const secrets = v.safeParse(v.object({ fleet: v.string() }), readJson(paths.secrets));
const behaviour = behaviours.find((each) => each === wanted);

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

if (!fleet.success || !secrets.success) refuse("There are no simulators here yet: run `npm start` first.");
const machines = number === "all" ? fleet.output : fleet.output.slice(Number(number) - 1, Number(number));
if (machines.length === 0 || behaviour === undefined)
  refuse(`npm run simulator -- <1 to ${fleet.output.length}, or all> <${behaviours.join(" | ")}>`);

type Machine = (typeof machines)[number];

/** Prints the result, and returns whether the simulator has the requested fault now. */
async function tell({ id, name, port }: Machine, fleetSecret: string, to: Behaviour): Promise<boolean> {
  const body = JSON.stringify(to);
  const headers = signRequest(nodeSigning, machineKey(nodeSigning, fleetSecret, id), {
    method: "POST",
    path: behaviourPath,
    machine: id,
    timestamp: instant(Date.now()),
    nonce: randomBytes(16).toString("base64url"),
    body,
  });
  try {
    const response = await fetch(`http://127.0.0.1:${port}${behaviourPath}`, {
      method: "POST",
      body,
      headers,
    });
    if (response.ok) console.log(`${name}: ${to}`);
    else console.error(`${name} answered ${response.status}.`);
    return response.ok;
  } catch {
    // A simulator that crashes at once sends no answer.
    if (to === "crash") console.log(`${name} crashed, or did not run.`);
    else console.error(`${name} does not run.`);
    return to === "crash";
  }
}

const results: boolean[] = [];
for (const machine of machines) results.push(await tell(machine, secrets.output.fleet, behaviour));
if (results.includes(false)) process.exitCode = 1;
