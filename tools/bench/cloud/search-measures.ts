import { cast } from "@cathedra/test-fixtures";
import type { startTemporaryPostgres } from "@cathedra/test-fixtures/temporary-postgres";
import { startPortal } from "../competitors.ts";
import type { startIssuer } from "../issuer.ts";
import { watchStatements } from "../statements.ts";
import { type CloudWorld, cloudWorld } from "./cloud-world.ts";
import { fillWithVouchers } from "./search-world.ts";
import { type Line, spread } from "./setting.ts";

/** As the sections ask, with what stands on a card. */
const vouchersQuery = `query ($state: ResourceAccessVoucherState, $search: String, $sort: ResourceAccessVoucherSort, $space: Int) {
  getAllCloudModulesResourceAccessVouchersAsAdmin(state: $state, search: $search, sort: $sort, learningSpaceId: $space) {
    id code validTo customer { name } learningSpace { name } creator { last_name } used maxUses users(limit: 9) { last_name }
    modules { name cases { name } }
  }
}`;
const eventsQuery = `query ($state: ResourceAccessVoucherState, $search: String, $sort: EventResourceAccessVoucherSort, $space: Int) {
  getAllEventResourceAccessVouchersAsAdmin(state: $state, search: $search, sort: $sort, learningSpaceId: $space) {
    totalCount vouchers { id name eventAt code customer { name } learningSpace { name } organizers { email } users { last_name } }
  }
}`;

const lists = [
  { name: "cloud vouchers", query: vouchersQuery, sorts: ["newest", "oldest"] },
  {
    name: "events",
    query: eventsQuery,
    sorts: ["eventDateDescending", "eventDateAscending", "createdNewest", "createdOldest"],
  },
] as const;

/** Search texts by what they find. */
const texts = {
  "without a text": null,
  "a text that finds nothing": "zzzz nothing",
  "a text that finds nothing, by two letters": "zq",
  "a text that finds one": "needle",
  "a text that finds an account": "hospital 77",
  "a text that finds the older half, by who made them": "ruth abrams",
  "a text that finds the older half, by its case": "retired",
  "a text that finds the older half, by their names": "workshop",
  "a text that finds everything": "e",
} as const;

type Means = {
  readonly postgres: Awaited<ReturnType<typeof startTemporaryPostgres>>;
  readonly issuer: Awaited<ReturnType<typeof startIssuer>>;
};

/** Lists of administrators of so many vouchers and as many events: every section and order, with and without a learning space. */
export async function measureSearch({ postgres, issuer }: Means, rows: number): Promise<readonly Line[]> {
  const world = await cloudWorld(postgres, "bench_search", 0);
  try {
    await fillWithVouchers(world, rows);
    const portal = await startPortal(world.url, issuer.issuer, {}, { LOG_LEVEL: "error" });
    try {
      const tokens = await Promise.all([
        issuer.token({ ...cast.ruth, roles: ["sys_admin"] }),
        issuer.token({ ...cast.george, roles: ["customer_admin"] }),
      ]);
      return await linesOf(world, `${portal.address}/api/graphql`, tokens, rows);
    } finally {
      await portal.stop();
    }
  } finally {
    await world.close();
  }
}

async function linesOf({ db }: CloudWorld, url: string, tokens: readonly string[], rows: number) {
  const lines: Line[] = [];
  for (const { name, query, sorts } of lists) {
    for (const [finds, search] of Object.entries(texts)) {
      const tookMs: number[] = [];
      const watched = await watchStatements(db, "postgres");
      for (const variables of asked(sorts, search)) {
        for (const token of tokens) tookMs.push(await askTwice(url, token, { query, variables }));
      }
      const { slowestMs } = await watched.seen();
      lines.push({
        what: `${rows.toLocaleString("en")} ${name}, ${finds}: a page of a section`,
        found: `${spread(tookMs)}; its slowest statement ${slowestMs} ms`,
        goal: "a statement: 100 ms",
      });
    }
  }
  return lines;
}

function asked(sorts: readonly string[], search: string | null) {
  return ["active", "expired", "archived"].flatMap((state) =>
    sorts.flatMap((sort) => [null, 3].map((space) => ({ state, sort, search, space }))),
  );
}

/** The second time: the first may wait for pages that nobody has read. */
async function askTwice(url: string, token: string, body: object): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < 2; time += 1) {
    const begun = performance.now();
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { readonly errors?: unknown };
    if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
    times.push(performance.now() - begun);
  }
  return Math.min(...times);
}
