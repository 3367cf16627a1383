import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { deactivationsWithoutQuestion } from "@cathedra/domain/provisioning";
import { afterEach, beforeEach, expect, test } from "vitest";
import { changePeople, type DirectoryPerson, firstPeople } from "./people.ts";
import { sendPeople } from "./send-people.ts";

const ada: DirectoryPerson = {
  id: "1",
  userName: "ada@lakeside.example",
  givenName: "Ada",
  familyName: "Byron",
  active: true,
};

/** What the portal was asked, and its people. */
let asked: string[];
let Resources: object[];
let endpoint: string;
const portal = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    if (request.method === "GET") {
      response.end(JSON.stringify({ Resources }));
      return;
    }
    asked.push(`${request.method} ${request.url} ${Buffer.concat(chunks).toString("utf8")}`);
    response.writeHead(request.method === "DELETE" ? 204 : 200).end();
  });
});
beforeEach(async () => {
  asked = [];
  Resources = [];
  await new Promise<void>((done) => portal.listen(0, "127.0.0.1", done));
  endpoint = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((done) => portal.close(done)));

const stored = ({ id, userName, active, ...name }: DirectoryPerson) => ({
  id: `portal-${id}`,
  externalId: id,
  userName,
  active,
  name,
});
const send = (people: readonly DirectoryPerson[], fault: Parameters<typeof sendPeople>[1]["fault"] = "ok") =>
  sendPeople(people, { endpoint, credential: "c", fault, slowMs: 1 });

test("people are added, changed as Entra says it, and deleted; nothing is sent when nothing changed", async () => {
  expect(await send([ada])).toBe(1);
  expect(asked[0]).toMatch(/^POST \/Users .*"externalId":"1"/);
  Resources = [stored(ada), stored({ ...ada, id: "2", userName: "old@lakeside.example" })];
  asked = [];
  expect(await send([{ ...ada, active: false, givenName: "Augusta" }])).toBe(2);
  expect(asked[0]).toMatch(/^PATCH \/Users\/portal-1 .*"value":"False".*"value":"Augusta"/);
  expect(asked[1]).toBe("DELETE /Users/portal-2 ");
  Resources = [stored(ada)];
  expect(await send([ada])).toBe(0);
});

test("its faults are to send everything twice, and to delete everybody", async () => {
  await send([ada], "repeats");
  expect(asked).toHaveLength(2);
  Resources = [stored(ada)];
  asked = [];
  await send([ada], "delete-everybody");
  expect(asked).toEqual(["DELETE /Users/portal-1 "]);
});

test("commands change the people that they name", () => {
  const change = (...words: string[]) => changePeople([ada], words, () => "new");
  expect(change("add", "b@x.example", "B", "C")).toEqual([
    ada,
    { id: "new", userName: "b@x.example", givenName: "B", familyName: "C", active: true },
  ]);
  expect(change("deactivate", ada.userName)).toEqual([{ ...ada, active: false }]);
  expect(change("rename", ada.userName, "Augusta")).toEqual([{ ...ada, givenName: "Augusta" }]);
  expect(change("remove", ada.userName)).toEqual([]);
  for (const words of [
    ["add", ada.userName],
    ["remove", "b@x.example"],
    ["remove"],
    ["explode", ada.userName],
  ])
    expect(typeof change(...words)).toBe("string");
});

test("the directory has more people at first than lose their access without a question", () => {
  const count = firstPeople().length;
  expect(count).toBeGreaterThan(deactivationsWithoutQuestion(count));
  expect(firstPeople()).toEqual(firstPeople());
});
