import type { Db } from "@cathedra/api";
import { sql } from "kysely";
import type { Workload } from "../workloads.ts";

type Person = { readonly userId: string; readonly token: string };

/** The people of the workloads, chosen evenly, each with a run, and the groups and customers of administrators. */
export type ResultsSubjects = {
  readonly people: readonly (Person & { readonly runId: string })[];
  readonly groupAdmins: readonly (Person & { readonly groupId: number })[];
  readonly customerAdmins: readonly (Person & { readonly customerId: number })[];
};

const askedPeople = 40;

type TokenOf = (person: {
  keycloakId: string;
  firstName: string;
  lastName: string;
  roles: readonly string[];
}) => Promise<string>;

export async function resultsSubjects(db: Db, tokenOf: TokenOf): Promise<ResultsSubjects> {
  const { rows } = await sql<{
    id: string;
    keycloak: string;
    first: string;
    last: string;
    run: string;
    place: number;
    group: number;
  }>`
    select person.id, keycloak_id as keycloak, first_name as first, last_name as last,
      (select id from simulator_activity where created_by = person.id order by started_at desc limit 1) as run,
      (row_number() over (order by person.id) - 1) % 50 as place, member.group_id as group
    from app_user person join customer_group_member member on member.user_id = person.id`.execute(db);
  const chosen = async (place: number, role: string) => {
    const all = rows.filter((row) => Number(row.place) === place);
    const step = Math.max(1, Math.floor(all.length / askedPeople));
    const some = all.filter((_, n) => n % step === 0).slice(0, askedPeople);
    return Promise.all(
      some.map(async ({ id, keycloak, first, last, run, group }) => ({
        userId: id,
        runId: run,
        groupId: group,
        customerId: group,
        token: await tokenOf({ keycloakId: keycloak, firstName: first, lastName: last, roles: [role] }),
      })),
    );
  };
  return {
    customerAdmins: await chosen(0, "customer_admin"),
    groupAdmins: await chosen(1, "group_admin"),
    people: await chosen(7, "learner"),
  };
}

const words = ["coronary", "iliac", "case", "renal", "unit"];

/**
 * The workloads: the activity log of a person, of a group of 50 and of a customer, one run with its 30 metrics, and the standing
 * of a person and of a group in the exercises.
 */
export function resultsWorkloads({
  people,
  groupAdmins,
  customerAdmins,
}: ResultsSubjects): readonly Workload[] {
  const one = (n: number) => pick(people, n);
  const ofGroup = (n: number) => pick(groupAdmins, n);
  const ofCustomer = (n: number) => pick(customerAdmins, n);
  const word = (n: number) => pick(words, n);
  return [
    {
      name: "runs: a person's latest 25",
      who: one,
      rows: { at: ["vistActivities", "activities"], count: 25 },
      raw: () => ({ question: "runs", values: [25] }),
      portal: () => ({ id: "runs", variables: {} }),
    },
    {
      name: "runs search: a word in a person's runs",
      who: one,
      raw: (n) => ({ question: "runsSearch", values: [25, word(n)] }),
      portal: (n) => ({ id: "runs", variables: { searchParams: { searchText: word(n) } } }),
    },
    {
      name: "group runs: the latest 25 of 50 people",
      who: ofGroup,
      rows: { at: ["allVistActivities", "activities"], count: 25 },
      raw: (n) => ({ question: "runsOfGroup", values: [25, ofGroup(n).groupId] }),
      portal: (n) => ({ id: "runsOfAll", variables: { groups: [ofGroup(n).groupId] } }),
    },
    {
      name: "customer runs: a customer's latest 25",
      who: ofCustomer,
      rows: { at: ["allVistActivities", "activities"], count: 25 },
      raw: (n) => ({ question: "runsOfCustomer", values: [25, ofCustomer(n).customerId] }),
      portal: () => ({ id: "runsOfAll", variables: {} }),
    },
    {
      name: "customer runs search: a word in a customer's runs",
      who: ofCustomer,
      raw: (n) => ({ question: "runsSearchOfCustomer", values: [25, ofCustomer(n).customerId, word(n)] }),
      portal: (n) => ({ id: "runsOfAll", variables: { searchParams: { searchText: word(n) } } }),
    },
    {
      name: "run: one run with its 30 metrics",
      who: one,
      raw: (n) => ({ question: "run", values: [one(n).runId] }),
      portal: (n) => ({ id: "run", variables: { id: one(n).runId } }),
    },
    {
      name: "person: how somebody stands in all exercises, the page's own question",
      who: one,
      portal: () => ({ id: "person", variables: {} }),
    },
    {
      name: "cohort: 50 people by exercises, the page's own question, one connection",
      who: ofGroup,
      rows: { at: ["cohortProgress", "people"], count: 50 },
      slow: { connections: 1, seconds: 2 },
      portal: (n) => ({ id: "cohort", variables: { customerGroupId: ofGroup(n).groupId } }),
    },
  ];
}

function pick<T>(from: readonly T[], n: number): T {
  const found = from[n % from.length];
  if (found === undefined) throw new RangeError("nothing to pick from");
  return found;
}
