import { join } from "node:path";
import * as v from "valibot";
import { checkout, dataPathsIn } from "../data-paths.ts";
import { directoryName } from "../directory-service.ts";
import { readJson } from "../files.ts";
import { faults } from "./send-people.ts";

// `npm run directory -- deactivate aiko@…`: what an administrator does in the directory of the running local world.

const paths = dataPathsIn(process.env.CATHEDRA_DATA ?? join(checkout, ".data"));
const port = v.safeParse(v.object({ [directoryName]: v.number() }), readJson(paths.ports));
const words = process.argv.slice(2);

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

if (!port.success) refuse("There is no directory here yet: run `npm start` first.");
if (words.length === 0)
  refuse(
    `npm run directory -- <add | rename> ADDRESS [FIRST LAST] | <deactivate | reactivate | remove> ADDRESS | ${faults.join(" | ")}`,
  );

try {
  const response = await fetch(`http://127.0.0.1:${port.output[directoryName]}/`, {
    method: "POST",
    body: JSON.stringify(words),
  });
  console.log(await response.text());
} catch {
  refuse("The directory does not run.");
}
