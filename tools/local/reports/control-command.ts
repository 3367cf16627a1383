import { join } from "node:path";
import * as v from "valibot";
import { checkout, dataPathsIn } from "../data-paths.ts";
import { readJson } from "../files.ts";
import { reportsName } from "../reports-service.ts";
import { behaviours, parseBehaviour } from "./behaviour.ts";

// `npm run reports -- away`: makes the receiver of the running local world misbehave, until `ok` is sent.

const paths = dataPathsIn(process.env.CATHEDRA_DATA ?? join(checkout, ".data"));
const port = v.safeParse(v.object({ [reportsName]: v.number() }), readJson(paths.ports));
const behaviour = parseBehaviour(process.argv[2] ?? "");

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

if (!port.success) refuse("There is no receiver here yet: run `npm start` first.");
if (behaviour === undefined) refuse(`npm run reports -- <${behaviours.join(" | ")}>`);

try {
  const address = `http://127.0.0.1:${port.output[reportsName]}/behaviour?is=${behaviour}`;
  const response = await fetch(address, { method: "POST" });
  if (!response.ok) refuse(`The receiver answered ${response.status}.`);
  console.log(`Receiver of reports: ${behaviour}`);
} catch {
  refuse("The receiver does not run.");
}
