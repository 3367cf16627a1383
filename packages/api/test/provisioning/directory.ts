import type { CustomerId } from "@cathedra/domain";
import { sql } from "kysely";
import { hashOfCredential, newCredential } from "../../src/modules/provisioning/credentials.ts";
import type { TestApp } from "../support/app.ts";

const scimType = "application/scim+json";

/** A directory of an institution, which speaks SCIM. */
export async function directoryOf(
  portal: TestApp,
  customer: CustomerId,
  {
    mode = "on",
    credential = newCredential(),
  }: { mode?: "off" | "preview" | "on"; credential?: string } = {},
) {
  const { db } = portal.database;
  await sql`
    insert into scim_connection (customer_id, mode, changed_at) values (${customer}, ${mode}, now())
    on conflict (customer_id) do update set mode = excluded.mode`.execute(db);
  await sql`
    insert into scim_credential (customer_id, token_hash, created_at, expires_at)
    values (${customer}, ${hashOfCredential(credential)}, now(), now() + interval '1 day')
    on conflict (token_hash) do nothing`.execute(db);
  const send = async (
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const response = await portal.app.inject({
      method,
      url: `/api/scim/v2${path}`,
      headers: { authorization: `Bearer ${credential}`, "content-type": scimType, ...headers },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const text = response.body;
    return {
      status: response.statusCode,
      headers: response.headers,
      body: text === "" ? undefined : JSON.parse(text),
    };
  };
  return {
    send,
    get: (path: string, headers?: Record<string, string>) => send("GET", path, undefined, headers),
    post: (path: string, body: unknown) => send("POST", path, body),
    patch: (path: string, operations: readonly unknown[], headers?: Record<string, string>) =>
      send("PATCH", path, patchOf(operations), headers),
    /** Adds a person and returns their id. */
    add: async (userName: string, more: object = {}): Promise<string> => {
      const { status, body } = await send("POST", "/Users", { ...userOf(userName), ...more });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body.id;
    },
  };
}

export const patchOf = (operations: readonly unknown[]) => ({
  schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
  Operations: operations,
});

export const userOf = (userName: string) => ({
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
  userName,
  name: { givenName: "Ada", familyName: "Byron" },
  emails: [{ primary: true, value: userName, type: "work" }],
  active: true,
});
