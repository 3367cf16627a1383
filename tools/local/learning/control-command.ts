import { join } from "node:path";
import * as v from "valibot";
import { checkout, dataPathsIn } from "../data-paths.ts";
import { readJson } from "../files.ts";
import { learningName } from "../learning-service.ts";
import { changeKinds, faultKinds, faultsPath } from "./faults.ts";

// `npm run learning -- slow`: makes the learning platform of the running local world misbehave, until `ok` is sent.

const [, , wanted = "", endpoint, times] = process.argv;
const paths = dataPathsIn(process.env.CATHEDRA_DATA ?? join(checkout, ".data"));
const port = v.safeParse(v.object({ [learningName]: v.number() }), readJson(paths.ports));
const secrets = v.safeParse(v.object({ learning: v.string() }), readJson(paths.secrets));
const fault = faultKinds.find((kind) => kind === wanted);
const change = changeKinds.find((kind) => kind === wanted);

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

if (!port.success || !secrets.success)
  refuse("There is no learning platform here yet: run `npm start` first.");
if (fault === undefined && change === undefined)
  refuse(`npm run learning -- <${faultKinds.join(" | ")}> [endpoint [times]], or
npm run learning -- <${changeKinds.join(" | ")}>`);

const message =
  change === undefined
    ? { fault, endpoint, times: times === undefined ? undefined : Number(times) }
    : { change };
try {
  const response = await fetch(`http://127.0.0.1:${port.output[learningName]}${faultsPath}`, {
    method: "POST",
    body: JSON.stringify(message),
    headers: { authorization: `Basic ${Buffer.from(`${secrets.output.learning}:`).toString("base64")}` },
  });
  if (!response.ok) refuse(`The learning platform answered ${response.status}: ${await response.text()}`);
  console.log(`The learning platform: ${wanted}`);
} catch {
  refuse("The learning platform does not run.");
}
