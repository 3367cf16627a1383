import type { Db } from "@cathedra/api";
import { sql } from "kysely";
import { startPortal } from "../compared-servers.ts";
import type { startIssuer } from "../issuer.ts";
import { portalOperations } from "../operations.ts";
import { resultsOperations } from "../results/operations.ts";

export type Measured = {
  readonly what: string;
  /** The time of the first request after a start, in milliseconds. */
  readonly cold: number;
  readonly p50: number;
  readonly slowest: number;
};

type Asking = { readonly token: string; readonly id: string };
type Question = {
  readonly what: string;
  readonly of: "records" | "runs";
  readonly who: "person" | "admin";
  readonly query: string;
  readonly variables: (asking: Asking, n: number) => object;
};

const words = ["biopsy", "catheter", "angio", "drain", "vein"];
const cases = ["coronary", "iliac", "case", "renal", "unit"];
const page = (search: object) => ({ searchParams: { limit: 25, offset: 0, ...search } });
const word = (from: readonly string[], n: number) => ({ searchText: from[n % from.length] });

const questions: readonly Question[] = [
  ask("a person's latest 25 records", "records", "person", portalOperations.list, () => page({})),
  ask("a word in a person's records", "records", "person", portalOperations.list, (_, n) =>
    page(word(words, n)),
  ),
  ask("a customer's latest 25 records", "records", "admin", portalOperations.list, () => page({})),
  ask("a word in a customer's records", "records", "admin", portalOperations.list, (_, n) =>
    page(word(words, n)),
  ),
  ask("one record", "records", "person", portalOperations.detail, ({ id }) => ({ id })),
  ask("a person's latest 25 runs", "runs", "person", resultsOperations.runs, () => ({})),
  ask("a word in a person's runs", "runs", "person", resultsOperations.runs, (_, n) => ({
    searchParams: word(cases, n),
  })),
  ask("a customer's latest 25 runs", "runs", "admin", resultsOperations.runsOfAll, () => ({})),
  ask("a word in a customer's runs", "runs", "admin", resultsOperations.runsOfAll, (_, n) => ({
    searchParams: word(cases, n),
  })),
];

const askedPeople = 15;

/** Sends each request for fifteen people one after the other through the portal; the first one finds nothing in memory. */
export async function measureRequests(
  db: Db,
  portalUrl: string,
  issuer: Awaited<ReturnType<typeof startIssuer>>,
  has: { readonly hasRecords: boolean; readonly hasRuns: boolean },
): Promise<readonly Measured[]> {
  const portal = await startPortal(portalUrl, issuer.issuer, {});
  try {
    const asking = {
      person: await peopleAt(db, issuer, 7, "learner"),
      admin: await peopleAt(db, issuer, 0, "customer_admin"),
    };
    const found: Measured[] = [];
    for (const question of questions) {
      if (question.of === "records" ? !has.hasRecords : !has.hasRuns) continue;
      const times: number[] = [];
      for (const [n, one] of asking[question.who].entries()) {
        const body = JSON.stringify({ query: question.query, variables: question.variables(one, n) });
        const begun = performance.now();
        const response = await fetch(`${portal.address}/api/graphql`, {
          method: "POST",
          headers: { "content-type": "application/json", authorization: `Bearer ${one.token}` },
          body,
        });
        const answer = await response.text();
        times.push(performance.now() - begun);
        if (!response.ok || answer.includes('"errors"'))
          throw new Error(`${question.what}: ${answer.slice(0, 300)}`);
      }
      const sorted = times.toSorted((one, other) => one - other);
      found.push({
        what: question.what,
        cold: Math.round(times[0] ?? 0),
        p50: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
        slowest: Math.round(sorted.at(-1) ?? 0),
      });
    }
    return found;
  } finally {
    await portal.stop();
  }
}

/** People at this position in several customers far from each other, each with one of their records. */
async function peopleAt(
  db: Db,
  issuer: Awaited<ReturnType<typeof startIssuer>>,
  place: number,
  role: string,
): Promise<readonly Asking[]> {
  const { rows } = await sql<{ keycloak: string; first: string; last: string; id: string }>`
    with person as (
      select *, ('x' || right(id::text, 12))::bit(48)::bigint as n from app_user where id::text like '00000001-%'
    )
    select keycloak_id as keycloak, first_name as first, last_name as last, coalesce(
        (select record.id from logbook_record record where created_by = person.id limit 1), person.id
      ) as id
    from person where n % 50 = ${place} and (n / 50) % greatest(1, (select count(*) from person) / 50 / ${askedPeople}) = 0
    order by n limit ${askedPeople}`.execute(db);
  return Promise.all(
    rows.map(async ({ keycloak, first, last, id }) => ({
      id,
      token: await issuer.token({ keycloakId: keycloak, firstName: first, lastName: last, roles: [role] }),
    })),
  );
}

function ask(
  what: string,
  of: Question["of"],
  who: Question["who"],
  query: string,
  variables: Question["variables"],
): Question {
  return { what, of, who, query, variables };
}
