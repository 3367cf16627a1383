import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { wholeNumber } from "@cathedra/api/setting";
import * as v from "valibot";
import { readJson, writeFileAtomic } from "../files.ts";
import { serveUntilStopped } from "../until-stopped.ts";
import { changePeople, firstPeople, storedPeople } from "./people.ts";
import { type Fault, faults, sendPeople } from "./send-people.ts";

// The directory of one institution of the local world, as a process of its own: it sends its people to the portal at the start and
// after each command.

const settings = v.parse(
  v.object({
    DIRECTORY_HOST: v.optional(v.string(), "127.0.0.1"),
    DIRECTORY_PORT: wholeNumber(0, 65_535),
    DIRECTORY_DATA: v.string(),
    DIRECTORY_CREDENTIAL: v.string(),
    DIRECTORY_ENDPOINT: v.string(),
  }),
  process.env,
);
const { DIRECTORY_ENDPOINT: endpoint, DIRECTORY_CREDENTIAL: credential, DIRECTORY_DATA: file } = settings;

const kept = v.safeParse(storedPeople, readJson(file));
let people = kept.success ? kept.output : firstPeople();
let fault: Fault = "ok";

const command = v.array(v.string());

async function obey(words: readonly string[]): Promise<string> {
  const wanted = faults.find((each) => each === words[0]);
  if (wanted === undefined) {
    const changed = changePeople(people, words, randomUUID);
    if (typeof changed === "string") return changed;
    people = [...changed];
    writeFileAtomic(file, JSON.stringify(people));
  } else fault = wanted;
  const count = await sendPeople(people, { endpoint, credential, fault });
  return `${people.length} people, ${count} changes sent${fault === "ok" ? "" : ` (${fault})`}`;
}

const server = createServer((request, response) => {
  if (request.method !== "POST") return void response.end(JSON.stringify(people));
  // A page of another site must not be able to change anything here.
  if (request.headers["sec-fetch-site"] === "cross-site") return void response.writeHead(403).end();
  void read(request)
    .then((words) => obey(words))
    .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
    .then((text) => response.end(text));
});

async function read(request: IncomingMessage): Promise<readonly string[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return v.parse(command, JSON.parse(Buffer.concat(chunks).toString("utf8")));
}

server.listen(settings.DIRECTORY_PORT, settings.DIRECTORY_HOST, () => {
  serveUntilStopped(`http://127.0.0.1:${settings.DIRECTORY_PORT}`, async () => server.close());
});
// The portal may still be starting.
for (let attempt = 0; attempt < 30; attempt += 1) {
  try {
    console.log(await obey(["ok"]));
    break;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await sleep(2000);
  }
}
