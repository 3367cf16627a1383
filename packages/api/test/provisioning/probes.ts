import { randomUUID } from "node:crypto";
import { customerOf } from "@cathedra/test-fixtures";
import type { Operation } from "../../src/graphql/guards.ts";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { CastApp } from "../support/cast-app.ts";
import { directoryOf, patchOf, userOf } from "./directory.ts";

const northgate = customerOf("northgate").id;
const credential = `cathedra_scim_${"p".repeat(43)}`;
const headers = { authorization: `Bearer ${credential}`, "content-type": "application/scim+json" };

/** The directory of Northgate, whose credential every caller sends. */
const directory = (portal: CastApp) => directoryOf(portal, northgate, { mode: "preview", credential });

const addUser = async (portal: CastApp): Promise<string> =>
  (await directory(portal)).add(`${randomUUID()}@probe.example`);

async function addGroup(portal: CastApp): Promise<string> {
  const { body } = await (await directory(portal)).post("/Groups", { displayName: randomUUID() });
  return body.id;
}

const user = () => userOf(`${randomUUID()}@probe.example`);
const group = () => ({ displayName: randomUUID() });
const renamed = () => patchOf([{ op: "replace", path: "displayName", value: randomUUID() }]);

const ofUsers = { name: "Users", make: addUser, body: user } as const;
const ofGroups = { name: "Groups", make: addGroup, body: group } as const;

export const probes: readonly Probe[] = [
  ...["ServiceProviderConfig", "ResourceTypes", "Schemas", "Users", "Groups"].map((name) =>
    probe(`GET /api/scim/v2/${name}`, async (portal) => {
      await directory(portal);
      return { path: `/${name}` };
    }),
  ),
  probe("GET /api/scim/v2/ResourceTypes/:id", async (portal) => {
    await directory(portal);
    return { path: "/ResourceTypes/User" };
  }),
  probe("GET /api/scim/v2/Schemas/:id", async (portal) => {
    await directory(portal);
    return { path: "/Schemas/urn:ietf:params:scim:schemas:core:2.0:User" };
  }),
  ...[ofUsers, ofGroups].flatMap(({ name, make, body }) => [
    probe(`POST /api/scim/v2/${name}`, async (portal) => {
      await directory(portal);
      return { path: `/${name}`, body: body() };
    }),
    probe(`GET /api/scim/v2/${name}/:id`, async (portal) => ({ path: `/${name}/${await make(portal)}` })),
    probe(`PUT /api/scim/v2/${name}/:id`, async (portal) => ({
      path: `/${name}/${await make(portal)}`,
      body: body(),
    })),
    probe(`PATCH /api/scim/v2/${name}/:id`, async (portal) => ({
      path: `/${name}/${await make(portal)}`,
      body: renamed(),
    })),
    probe(`DELETE /api/scim/v2/${name}/:id`, async (portal) => ({ path: `/${name}/${await make(portal)}` })),
  ]),
];

function probe(
  operation: Operation,
  call: (portal: CastApp) => Promise<{ readonly path: string; readonly body?: object }>,
): Probe {
  return {
    operation,
    call: async (portal) => {
      const { path, body } = await call(portal);
      return {
        url: `/api/scim/v2${path}`,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      };
    },
  };
}
