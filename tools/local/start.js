// The entry of `npm start`. Plain JavaScript: it has to run on an old Node too, to say what is missing.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const needed = 24;
const root = fileURLToPath(new URL("../..", import.meta.url));

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (!existsSync(`${root}node_modules/.package-lock.json`)) {
  refuse(`The packages are not installed yet: run \`npm ci\` in ${root} first.`);
}
if (Number.parseInt(process.versions.node, 10) < needed) {
  refuse(
    `This is Node ${process.versions.node}, and Cathedra needs Node ${needed} or later: start it with \`npm start\`, ` +
      "which uses the Node that `npm ci` installed, or install Node 24.",
  );
}
if (!process.execArgv.includes("--conditions=cathedra-source")) {
  refuse("Start Cathedra with `npm start` (or `npm run dev`), not with this file alone.");
}

try {
  await import("./main.ts");
} catch (error) {
  if (error?.code !== "ERR_MODULE_NOT_FOUND") throw error;
  refuse(`A package is missing: run \`npm ci\` in ${root} again.\n${error.message}`);
}
