import { fileURLToPath } from "node:url";
import { instant } from "@cathedra/domain";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import type { Violation } from "../../src/invariants/invariant.ts";
import { settleExpired } from "../../src/modules/access-vouchers/settle-expired.ts";
import { endMutation } from "../machines/fleet.ts";
import { archiveMutation } from "../vouchers/voucher-builders.ts";
import { lostPromises } from "./broken-promises.ts";
import { clientCount, gatherStorm, rage, type Storm, type Tally, violationsNow } from "./storm.ts";

// Storms belong to the nightly `npm run storm` (tools/checks/storm.ts), which sets these: `npm test` leaves them out. The seed
// decides what people do; the order in which their requests interleave depends on the machine.
const seed = Number(process.env.STORM_SEED ?? 7);
const actsEach = Number(process.env.STORM_ACTS ?? 30);
const patient = { timeout: 600_000, retry: 0 };
const machines = 12;

const say = (line: string) => process.stdout.write(`storm ${seed}: ${line}\n`);

function summary(tally: Tally): string {
  const outcomes = Object.entries(tally).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return outcomes.map(([outcome, count]) => `${count} ${outcome}`).join(", ");
}

test(
  "64 people at once with API, workers and database killed: no acknowledged write is lost and all invariants hold",
  patient,
  async () => {
    const storm = await gatherStorm({ seed, servers: 2, workers: 2, machines });
    try {
      const found: Violation[] = [];
      const tally = await rageWithFaults(storm, found);
      say(summary(tally));
      await untilCalm(storm);
      found.push(...((await violationsNow(storm)) ?? []));
      expect(found, `seed ${seed}`).toEqual([]);
      expect(await lostPromises(storm)).toEqual([]);
      expect(unexpectedErrors(storm)).toEqual([]);
      for (const done of ["accept: ok", "start: ok", "create: ok", "edit: ok", "top up: ok"]) {
        expect(tally[done] ?? 0, `${done}, seed ${seed}`).toBeGreaterThan(0);
      }

      await windDown(storm);
      await untilCalm(storm);
      expect(await violationsNow(storm), `seed ${seed}`).toEqual([]);
      const { rows } = await sql`select sum(reserved_ms) as reserved,
        (select count(*) from vm_session where ended_at is null) as going from quota_account`.execute(
        storm.db,
      );
      expect(rows).toEqual([{ reserved: 0, going: 0 }]);
    } finally {
      await storm.stop();
    }
  },
);

test("without locks, the same load violates more than two invariants", patient, async () => {
  const preload = fileURLToPath(new URL("without-locks.ts", import.meta.url));
  const storm = await gatherStorm({ seed, servers: 2, workers: 0, machines, preload });
  try {
    await withoutConstraints(storm);
    await rage(storm, Math.ceil(actsEach / 2), () => undefined);
    const violations = (await violationsNow(storm)) ?? [];
    const broken = [...new Set(violations.map(({ invariant }) => invariant))];
    say(`without locks ${broken.length} invariants are broken: ${broken.join("; ")}`);
    expect(broken.length, `seed ${seed}`).toBeGreaterThan(2);
  } finally {
    await storm.stop();
  }
});

type Fault = () => Promise<unknown>;

/** Ends when all clients are done and all killed processes are back. `found` lists the invariants that failed in between. */
async function rageWithFaults(storm: Storm, found: Violation[]): Promise<Tally> {
  const [api, otherApi] = storm.portal.servers;
  const [worker, otherWorker] = storm.portal.workers;
  if (api === undefined || otherApi === undefined || worker === undefined || otherWorker === undefined) {
    throw new Error("two of each are needed");
  }
  const looking: Fault = async () => found.push(...((await violationsNow(storm)) ?? []));
  const settling: Fault = () => settleExpired(storm.db, instant(Date.now())).catch(() => 0);
  /** Kills a simulator in any state. */
  const dying: Fault = async () => {
    const { id } = storm.random.pick(storm.board.machines);
    storm.machines.machine(id).isRunning = false;
  };
  const faults: readonly (readonly [share: number, faults: readonly Fault[]])[] = [
    [0.1, [looking, settling]],
    [0.2, [api.kill]],
    [0.3, [dying, looking]],
    [0.35, [worker.kill]],
    [0.45, [looking, settling]],
    [0.5, [storm.postgres.kill]],
    [0.6, [dying, settling]],
    [0.7, [otherApi.kill, otherWorker.kill]],
    [0.8, [looking, settling]],
    [0.9, [looking, settling]],
  ];
  const atCount = new Map(
    faults.map(([share, each]) => [Math.floor(clientCount * actsEach * share), each] as const),
  );
  const meanwhile: Promise<unknown>[] = [];
  const tally = await rage(storm, actsEach, (done) => {
    for (const fault of atCount.get(done) ?? []) meanwhile.push(fault());
  });
  await Promise.all(meanwhile);
  return tally;
}

/** Waits until every machine rests or runs a session. */
async function untilCalm({ db }: Storm): Promise<void> {
  const busy = () =>
    sql`select id from vm where status in ('void', 'desired', 'starting')
      or (status = 'idle' and session_id is not null)`.execute(db);
  await vi.waitFor(async () => expect((await busy()).rows).toEqual([]), { timeout: 60_000, interval: 200 });
}

/** At the end all sessions are ended and all vouchers archived, and all reserved time is released. */
async function windDown({ db, board, administrator }: Storm): Promise<void> {
  const endAll = async (voucherId: number) => {
    const { data } = await administrator.call<Record<string, readonly unknown[]>>(endMutation, { voucherId });
    expect(data?.stopCloudCaseSessionWithVoucherId).toEqual([]);
  };
  for (const { id } of board.vouchers) {
    await vi.waitFor(() => endAll(id), { timeout: 20_000, interval: 50 });
    await administrator.call(archiveMutation, { id });
  }
  await settleExpired(db, instant(Date.now()));
}

/** An error without a code is a defect, whatever was killed. */
function unexpectedErrors({ portal }: Storm): readonly string[] {
  const lines = portal.servers.flatMap(({ output }) => output().split("\n"));
  return lines.filter((line) => line.includes("unexpected error"));
}

/** Drops the constraints that would stop a naive implementation at the last moment: the code is tested. */
async function withoutConstraints({ db }: Storm): Promise<void> {
  await sql`
    alter table quota_account drop constraint quota_never_negative;
    alter table quota_entry drop constraint unique_quota_transfers, drop constraint quota_entry_positions;
    alter table resource_access_voucher drop constraint voucher_uses;
    drop index voucher_request_keys, one_vm_a_user, one_vm_an_event`.execute(db);
}
