import { setTimeout as sleep } from "node:timers/promises";
import * as v from "valibot";
import type { DirectoryPerson } from "./people.ts";

/** Faults of the directory: slow waits before each request; repeats sends each twice; delete-everybody deletes all people. */
export const faults = ["ok", "slow", "repeats", "delete-everybody"] as const;
export type Fault = (typeof faults)[number];

type Sender = {
  readonly endpoint: string;
  readonly credential: string;
  readonly fault: Fault;
  readonly slowMs?: number;
};

const listed = v.object({
  Resources: v.array(
    v.object({
      id: v.string(),
      externalId: v.optional(v.string()),
      userName: v.string(),
      active: v.boolean(),
      name: v.optional(v.object({ givenName: v.string(), familyName: v.string() })),
    }),
  ),
});

const patchSchema = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
const userSchema = "urn:ietf:params:scim:schemas:core:2.0:User";

/** Makes the portal's people agree with those of the directory, by SCIM as Entra ID speaks it; returns how many requests changed something. */
export async function sendPeople(people: readonly DirectoryPerson[], sender: Sender): Promise<number> {
  const { Resources: stored } = v.parse(listed, await request(sender, "GET", "/Users?count=200"));
  let changes = 0;
  const change = async (method: string, path: string, body?: object) => {
    changes += 1;
    await request(sender, method, path, body);
    if (sender.fault === "repeats") await request(sender, method, path, body).catch(() => undefined);
  };
  if (sender.fault === "delete-everybody") {
    for (const { id } of stored) await change("DELETE", `/Users/${id}`);
    return changes;
  }
  for (const { id, userName, givenName, familyName, active } of people) {
    const known = stored.find(({ externalId }) => externalId === id);
    if (known === undefined) {
      const emails = [{ primary: true, type: "work", value: userName }];
      const name = { givenName, familyName };
      await change("POST", "/Users", {
        schemas: [userSchema],
        externalId: id,
        userName,
        name,
        emails,
        active,
      });
      continue;
    }
    const Operations = [
      ...(known.active === active
        ? []
        : [{ op: "Replace", path: "active", value: active ? "True" : "False" }]),
      ...(known.name?.givenName === givenName
        ? []
        : [{ op: "Replace", path: "name.givenName", value: givenName }]),
      ...(known.name?.familyName === familyName
        ? []
        : [{ op: "Replace", path: "name.familyName", value: familyName }]),
    ];
    if (Operations.length > 0)
      await change("PATCH", `/Users/${known.id}`, { schemas: [patchSchema], Operations });
  }
  const ids = new Set(people.map(({ id }) => id));
  for (const { id, externalId } of stored)
    if (!ids.has(externalId ?? "")) await change("DELETE", `/Users/${id}`);
  return changes;
}

async function request(
  { endpoint, credential, fault, slowMs = 5000 }: Sender,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  if (fault === "slow") await sleep(slowMs);
  const response = await fetch(endpoint + path, {
    method,
    headers: { authorization: `Bearer ${credential}`, "content-type": "application/scim+json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The portal answered ${response.status}: ${text.slice(0, 300)}`);
  return text === "" ? undefined : JSON.parse(text);
}
