import { sql } from "kysely";
import type { Line } from "../bench-program.ts";
import { cpuTimes } from "../load.ts";
import { backends } from "../statements.ts";
import { addMachines, type CloudWorld, caseOfBench } from "./cloud-world.ts";
import { poll } from "./pollers.ts";
import { clear, type Setting, spread } from "./setting.ts";
import { startFleetWorker } from "./start-fleet-worker.ts";

/** The web's poll, without fields that it reads only once. */
export const pollQuery = `query BenchPollQuery {
  getVmAssignedToMe { id url status status_since reason session_id module_id case_id voucher_id is_event
    session_started_at session_ends_at }
}`;
const startMutation = `mutation ($moduleId: String!, $caseId: String!, $voucherId: Int!) {
  startSingleUserCloudCase(moduleId: $moduleId, caseId: $caseId, voucherId: $voucherId) { id status session_id }
}`;
const endMutation =
  "mutation ($voucherId: Int!) { stopCloudCaseSessionWithVoucherId(voucherId: $voucherId) { id status } }";

/** Everyone polls for the assigned machine every two seconds; one person in ten has one. */
export async function measurePolls(
  { world, issuer, portals, seconds }: Setting,
  count: number,
): Promise<readonly Line[]> {
  const { db } = world;
  const people = world.people.slice(0, count);
  const busy = Math.ceil(people.length / 10);
  await sql`
    with person as (
      select id, row_number() over (order by id) as at from app_user where last_name = 'Bench' limit ${busy}
    )
    insert into vm (name, url, driver, status, reason, session_id, module_id, case_id, voucher_id, started_by, claimed_at,
      limit_ms, session_started_at, session_ends_at, deadline_at, look_again_at)
    select 'Simulator', 'http://bench.example/' || at, 'bench', 'started', 'STARTED', gen_random_uuid(),
      ${caseOfBench.moduleId}, ${caseOfBench.caseId}, ${world.voucherId}, id, now(), 3600000, now(),
      now() + interval '1 hour', now() + interval '1 hour', null
    from person`.execute(db);
  const tokens = await Promise.all(people.map((person) => issuer.token(person)));
  const plan = { addresses: portals.map(({ address }) => address), tokens, everyMs: 2000 };
  const body = JSON.stringify({ id: "poll", variables: {} });
  // The first round is not measured, because it verifies every token; people who poll are signed in already.
  await poll({ ...plan, body, everyMs: 10_000, seconds: 10 });
  const statements = await statementCount(db);
  const pids = [...portals.map(({ pid }) => pid), ...(await backends(db))];
  const before = cpuTimes(pids);
  const polled = await poll({ ...plan, body, seconds });
  const after = cpuTimes(pids);
  const cpu = [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
  const each = ((await statementCount(db)) - statements) / polled.answered;
  await sql`delete from vm`.execute(db);
  const { answered, asked, errorCount, errors, late, tookMs } = polled;
  return [
    {
      what: `${people.length.toLocaleString("en")} clients poll getVmAssignedToMe every 2 s, ${portals.length} API processes, ${seconds} s`,
      found: `${answered.toLocaleString("en")} of ${asked.toLocaleString("en")} answered, ${errorCount} errors${errors.length > 0 ? ` (${errors.join("; ")})` : ""}, ${late} late`,
      goal: "no error",
    },
    {
      what: `of ${count.toLocaleString("en")}: a poll, from the request to its answer`,
      found: spread(tookMs),
      goal: "",
    },
    {
      what: `of ${count.toLocaleString("en")}: processor time of API and database a poll`,
      found: `${(cpu / answered).toFixed(2)} ms, ${(cpu / seconds / 10).toFixed(0)}% of a core in all`,
      goal: "",
    },
    { what: `of ${count.toLocaleString("en")}: statements a poll`, found: each.toFixed(2), goal: "1" },
  ];
}

async function statementCount(db: CloudWorld["db"]): Promise<number> {
  const { rows } = await sql<{ calls: number }>`
    select coalesce(sum(calls), 0)::bigint as calls from pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database())
      and query not like '%pg_stat_%'`.execute(db);
  return rows[0]?.calls ?? 0;
}

type Answer = {
  readonly data?: Readonly<
    Record<string, { readonly id: string; readonly status: string; readonly session_id: string } | null>
  >;
  readonly errors?: unknown;
};

/** The bytes that a client of one person sends and receives. */
async function clientOf({ issuer, portals, world }: Setting, at: number) {
  const person = world.people[at];
  const [portal] = portals;
  if (person === undefined || portal === undefined) throw new RangeError("nobody is there");
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${await issuer.token(person)}`,
  };
  return async (query: string, variables: object = {}): Promise<Answer> => {
    const body = JSON.stringify({ query, variables });
    const response = await fetch(`${portal.address}/api/graphql`, { method: "POST", headers, body });
    const answer = (await response.json()) as Answer;
    if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
    return answer;
  };
}

/** The time from the press to the answer, to the poll that returns `desired`, and until people can enter. */
export async function measureStarts(setting: Setting): Promise<readonly Line[]> {
  const { world, agents } = setting;
  const rounds = 40;
  const urls = Array.from({ length: rounds + 10 }, (_, at) => agents.url(at));
  await addMachines(world, urls);
  const answered: number[] = [];
  const seen: number[] = [];
  const started: number[] = [];
  const worker = await startFleetWorker(world);
  try {
    for (let round = 0; round < rounds; round += 1) {
      const ask = await clientOf(setting, round);
      await ask(pollQuery);
      const begun = performance.now();
      const { data } = await ask(startMutation, { ...caseOfBench, voucherId: world.voucherId });
      answered.push(performance.now() - begun);
      if (data?.startSingleUserCloudCase?.status !== "desired") throw new Error("it was not claimed");
      const polled = await ask(pollQuery);
      if (polled.data?.getVmAssignedToMe == null) throw new Error("the poll does not show it");
      seen.push(performance.now() - begun);
      for (;;) {
        const state = await ask(pollQuery);
        if (state.data?.getVmAssignedToMe?.status === "started") break;
      }
      started.push(performance.now() - begun);
      await ask(endMutation, { voucherId: world.voucherId });
    }
  } finally {
    await worker.stop();
  }
  await clear(world);
  return [
    { what: "a start, until its answer says `desired`", found: spread(answered), goal: "300 ms" },
    { what: "a start, until a poll after it says so too", found: spread(seen), goal: "300 ms" },
    {
      what: "a start, until people can come in, on machines that need no time themselves",
      found: spread(started),
      goal: "",
    },
  ];
}
