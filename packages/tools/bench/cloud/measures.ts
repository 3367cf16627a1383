import { sql } from "kysely";
import type { startPortal } from "../contenders.ts";
import type { startIssuer } from "../issuer.ts";
import { cpuTimes } from "../load.ts";
import { backends } from "../statements.ts";
import { addMachines, type CloudWorld, caseOfBench, middle } from "./cloud-world.ts";
import { poll } from "./pollers.ts";
import type { SimulatedAgents } from "./simulated-agents.ts";
import { startWorkerProcess } from "./worker-process.ts";

/** One line of what was measured. */
export type Line = { readonly what: string; readonly found: string; readonly goal: string };

export type Setting = {
  readonly world: CloudWorld;
  readonly agents: SimulatedAgents;
  readonly issuer: Awaited<ReturnType<typeof startIssuer>>;
  readonly portals: readonly Awaited<ReturnType<typeof startPortal>>[];
  readonly seconds: number;
};

const ms = (value: number): string => `${value.toFixed(0)} ms`;
const spread = (values: readonly number[]): string =>
  `${ms(middle(values))} (p95 ${ms(middle(values, 0.95))}, worst ${ms(Math.max(...values))})`;

/** As the web asks, without what it fetches only once. */
export const pollQuery = `query BenchPollQuery {
  getVmAssignedToMe { id url status status_since reason session_id module_id case_id voucher_id is_event
    session_started_at session_ends_at }
}`;
const startMutation = `mutation ($moduleId: String!, $caseId: String!, $voucherId: Int!) {
  startSingleUserCloudCase(moduleId: $moduleId, caseId: $caseId, voucherId: $voucherId) { id status session_id }
}`;
const endMutation =
  "mutation ($voucherId: Int!) { stopCloudCaseSessionWithVoucherId(voucherId: $voucherId) { id status } }";

/** Everybody asks for the assigned machine every two seconds; one in ten has one. */
export async function measurePolls({ world, issuer, portals, seconds }: Setting): Promise<readonly Line[]> {
  const { db, people } = world;
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
  // The first round verifies every token; people are signed in when they poll.
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
    { what: "a poll, from the request to its answer", found: spread(tookMs), goal: "" },
    {
      what: "processor time of API and database a poll",
      found: `${(cpu / answered).toFixed(2)} ms, ${(cpu / seconds / 10).toFixed(0)}% of a core in all`,
      goal: "",
    },
    { what: "statements a poll", found: each.toFixed(2), goal: "1" },
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

/** What a client of one person sends and gets. */
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

/** From the press to the answer, and to the poll, that say `desired`; then to people who can come in. */
export async function measureStarts(setting: Setting): Promise<readonly Line[]> {
  const { world, agents } = setting;
  const rounds = 40;
  const urls = Array.from({ length: rounds + 10 }, (_, at) => agents.url(at));
  await addMachines(world, urls);
  const answered: number[] = [];
  const seen: number[] = [];
  const started: number[] = [];
  const worker = await startWorkerProcess(world);
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

/** From an agent's report to what the portal then knows: what runs on a machine that rests. */
export async function measureReactions({ world, agents, portals }: Setting): Promise<readonly Line[]> {
  const [portal] = portals;
  const rounds = 40;
  const ids = await addMachines(
    world,
    Array.from({ length: rounds }, (_, at) => agents.url(at)),
  );
  const worker = await startWorkerProcess(world);
  const took: number[] = [];
  try {
    await waitFor(async () => agents.questions() > 0);
    for (const id of ids) {
      const session = `4ec04d00-0000-4000-8000-${String(took.length).padStart(12, "0")}`;
      agents.setPhase(id, { phase: "running", sessionId: session, ...caseOfBench, endsAt: null, users: [] });
      const begun = performance.now();
      await agents.report(portal?.address ?? "", id);
      await waitFor(async () => {
        const { rows } = await sql`select 1 from vm where id = ${id} and reason = 'FOREIGN_SESSION'`.execute(
          world.db,
        );
        const { rows: over } =
          await sql`select 1 from vm_history where vm_id = ${id} and reason = 'FOREIGN_SESSION'`.execute(
            world.db,
          );
        return rows.length + over.length > 0;
      });
      took.push(performance.now() - begun);
    }
  } finally {
    await worker.stop();
  }
  await clear(world);
  return [
    {
      what: "the reconciler's reaction: from an agent's report to the stored change",
      found: spread(took),
      goal: "100 ms",
    },
  ];
}

/** A fleet that rests: what one worker takes to keep watch over it. */
export async function measureFleet(
  { world, agents, seconds }: Setting,
  count: number,
): Promise<readonly Line[]> {
  await addMachines(
    world,
    Array.from({ length: count }, (_, at) => agents.url(at)),
    20_000,
  );
  const worker = await startWorkerProcess(world);
  try {
    const first = agents.questions();
    // Once round: every machine has been seen, and has its next turn.
    await waitFor(async () => agents.questions() - first >= count, 120_000);
    const lasting = Math.max(seconds, 40);
    const asked = agents.questions();
    const pids = await backendsOfWorker(world);
    const before = cpuTimes([worker.pid, ...pids]);
    await new Promise((done) => setTimeout(done, lasting * 1000));
    const after = cpuTimes([worker.pid, ...pids]);
    const share = (pid: number) => ((after.get(pid) ?? 0) - (before.get(pid) ?? 0)) / lasting / 10;
    const database = pids.reduce((sum, pid) => sum + share(pid), 0);
    const { rows } = await sql<{ silent: number }>`
      select count(*) as silent from vm where last_seen_at < now() - interval '45 seconds'`.execute(world.db);
    return [
      {
        what: `${count.toLocaleString("en")} machines at rest, one worker, ${lasting} s`,
        found: `${share(worker.pid).toFixed(1)}% of a core, its database ${database.toFixed(1)}%; ${((agents.questions() - asked) / lasting).toFixed(0)} looks a second, ${rows[0]?.silent ?? 0} machines overdue`,
        goal: "under 10%",
      },
    ];
  } finally {
    await worker.stop();
    await clear(world);
  }
}

async function backendsOfWorker({ db }: CloudWorld): Promise<readonly number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and application_name in ('cathedra-machines', 'cathedra-worker')`.execute(
    db,
  );
  return rows.map(({ pid }) => pid);
}

async function waitFor(holds: () => Promise<boolean>, withinMs = 20_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error("that took too long");
    await new Promise((next) => setTimeout(next, 2));
  }
}

/** Takes the fleet away, with what it did. */
async function clear({ db }: CloudWorld): Promise<void> {
  await sql`
    alter table vm_history disable trigger user; truncate vm cascade; alter table vm_history enable trigger user;
    update voucher_user set used_s = 0`.execute(db);
}
