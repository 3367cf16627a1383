import { existsSync, readFileSync } from "node:fs";
import autocannon from "autocannon";

/** One way to ask for the same thing: a server's process and the request that it answers. */
export type Contender = {
  readonly name: string;
  /** The processes whose time is counted: the server, and the database's that work for it. */
  readonly pids: () => Promise<readonly number[]>;
  readonly url: string;
  readonly method: "GET" | "POST";
  /** Taken in turn, so that no answer is the same row over and over. */
  readonly requests: readonly {
    readonly headers?: Readonly<Record<string, string>>;
    readonly body: string;
  }[];
};

/** What one round measured. Latencies in milliseconds, CPU in milliseconds of server and
 * database a request. */
export type Round = {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuPerRequest: number;
  readonly bytesPerRequest: number;
};

/** Loads one contender for `seconds` over `connections`. Throws where any answer is not 2xx: a fast error is not an answer. */
export async function load(contender: Contender, connections: number, seconds: number): Promise<Round> {
  const before = cpuTimes(await contender.pids());
  const result = await autocannon({
    url: contender.url,
    connections,
    duration: seconds,
    requests: contender.requests.map(({ headers = {}, body }) => ({
      method: contender.method,
      headers: { "content-type": "application/json", ...headers },
      body,
    })),
  });
  const after = cpuTimes([...before.keys()]);
  const cpu = [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
  const answered = result["2xx"];
  if (result.non2xx > 0 || result.errors > 0 || answered === 0) {
    throw new Error(
      `${contender.name}: ${result.non2xx} answers were not 2xx, ${result.errors} failed, ${answered} were right`,
    );
  }
  return {
    requestsPerSecond: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuPerRequest: cpu / answered,
    bytesPerRequest: result.throughput.total / answered,
  };
}

/** User and system time so far (Linux) by process, in milliseconds; those that have ended are left out. */
export function cpuTimes(pids: readonly number[]): ReadonlyMap<number, number> {
  return new Map(
    pids.flatMap((pid): [number, number][] => {
      if (!existsSync(`/proc/${pid}/stat`)) return [];
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      // The second field is the program's name in brackets and may contain spaces.
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      // A clock tick is 10 ms.
      return [[pid, (Number(fields[11]) + Number(fields[12])) * 10]];
    }),
  );
}
