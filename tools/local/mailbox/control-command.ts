import { join } from "node:path";
import * as v from "valibot";
import { checkout, dataPathsIn } from "../data-paths.ts";
import { readJson } from "../files.ts";
import { mailboxName } from "../mailbox-service.ts";
import { behaviours, parseBehaviour } from "./behaviour.ts";

// `npm run mailbox -- away`: makes the mail server of the running local world misbehave, until `ok` is sent.

const paths = dataPathsIn(process.env.CATHEDRA_DATA ?? join(checkout, ".data"));
const port = v.safeParse(v.object({ [mailboxName]: v.number() }), readJson(paths.ports));
const secrets = v.safeParse(v.object({ mailbox: v.string() }), readJson(paths.secrets));
const behaviour = parseBehaviour(process.argv[2] ?? "");

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

if (!port.success || !secrets.success) refuse("There is no mailbox here yet: run `npm start` first.");
if (behaviour === undefined) refuse(`npm run mailbox -- <${behaviours.join(" | ")}>`);

try {
  const address = `http://127.0.0.1:${port.output[mailboxName]}/behaviour?is=${behaviour}`;
  const authorization = `Bearer ${secrets.output.mailbox}`;
  const response = await fetch(address, { method: "POST", headers: { authorization } });
  if (!response.ok) refuse(`The mailbox answered ${response.status}.`);
  console.log(`Mail server: ${behaviour}`);
} catch {
  refuse("The mailbox does not run.");
}
