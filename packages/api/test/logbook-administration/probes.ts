import { randomUUID } from "node:crypto";
import { customerOf } from "@cathedra/test-fixtures";
import type { Probe, Variables } from "../platform/role-matrix/probe.ts";
import type { TestApp } from "../support/app.ts";
import { documents, type Operation } from "./operations.ts";

const customerId = customerOf("northgate").id;

function query(name: Operation & `${"attendings" | "hospitals"}`): Probe {
  return { operation: `Query.${name}`, call: { query: documents[name], variables: { customerId } } };
}

/** Each call has entries of its own: a former caller may have taken the others away. */
function change(
  name: Exclude<Operation, "attendings" | "hospitals">,
  variables: (api: TestApp) => Promise<Variables>,
): Probe {
  return { operation: `Mutation.${name}`, call: { query: documents[name], variables } };
}

export const logbookAdministrationProbes: readonly Probe[] = [
  query("attendings"),
  query("hospitals"),
  change("createAttending", async () => ({ customerId, firstName: "M", lastName: randomUUID() })),
  change("updateAttending", async (api) => ({
    id: await attending(api),
    firstName: "M",
    lastName: randomUUID(),
  })),
  change("mergeAttendings", async (api) => ({ id: await attending(api), into: await attending(api) })),
  change("deleteAttending", async (api) => ({ id: await attending(api) })),
  change("createHospital", async () => ({ customerId, name: randomUUID() })),
  change("updateHospital", async (api) => ({ id: await hospital(api), name: randomUUID() })),
  change("deleteHospital", async (api) => ({ id: await hospital(api) })),
];

async function attending({ database: { db } }: TestApp): Promise<string> {
  const { id } = await db
    .insertInto("attending")
    .values({ customer_id: customerId, first_name: "M", last_name: randomUUID() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function hospital({ database: { db } }: TestApp): Promise<string> {
  const { id } = await db
    .insertInto("hospital")
    .values({ customer_id: customerId, name: randomUUID() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
