import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { instant } from "@cathedra/domain";
import { machineKey, signRequest } from "@cathedra/domain/cloud";
import * as v from "valibot";
import { checkout, dataPathsIn } from "../data-paths.ts";
import { readJson } from "../files.ts";
import { behaviourPath } from "../simulator/agent-api.ts";
import { nodeSigning } from "../simulator/crypto.ts";
import { behaviours } from "../simulator/machine.ts";

// `npm run simulator -- 1 crash`: makes a simulator of the running local world misbehave, until `ok` is sent.

const [, , number = "", wanted = ""] = process.argv;
const places = dataPathsIn(process.env.CATHEDRA_DATA ?? join(checkout, ".data"));
const fleet = v.safeParse(
  v.array(v.object({ id: v.string(), name: v.string(), port: v.number() })),
  readJson(places.simulators),
);
const secrets = v.safeParse(v.object({ fleet: v.string() }), readJson(places.secrets));
const behaviour = behaviours.find((each) => each === wanted);

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

if (!fleet.success || !secrets.success) refuse("There are no simulators here yet: run `npm start` first.");
const machine = fleet.output[Number(number) - 1];
if (machine === undefined || behaviour === undefined)
  refuse(`npm run simulator -- <1 to ${fleet.output.length}> <${behaviours.join(" | ")}>`);

const body = JSON.stringify(behaviour);
const headers = signRequest(nodeSigning, machineKey(nodeSigning, secrets.output.fleet, machine.id), {
  method: "POST",
  path: behaviourPath,
  machine: machine.id,
  timestamp: instant(Date.now()),
  nonce: randomBytes(16).toString("base64url"),
  body,
});
try {
  const response = await fetch(`http://127.0.0.1:${machine.port}${behaviourPath}`, {
    method: "POST",
    body,
    headers,
  });
  if (!response.ok) refuse(`${machine.name} answered ${response.status}.`);
  console.log(`${machine.name}: ${behaviour}`);
} catch {
  // A process that crashes at once answers nothing.
  if (behaviour !== "crash") refuse(`${machine.name} does not run.`);
  console.log(`${machine.name} crashed, or did not run.`);
}
