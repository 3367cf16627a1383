import { existsSync, readFileSync } from "node:fs";
import autocannon from "autocannon";

export type Request = {
  readonly method?: "GET" | "POST";
  /** The path, if the requests of a contender have different ones. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body, or a function that makes another one for each request. */
  readonly body?: string | (() => Buffer);
};

/** A server under comparison, with the request that it answers. */
export type Contender = {
  readonly name: string;
  readonly server: number;
  /** The database processes that work for the contender. */
  readonly backends: () => Promise<readonly number[]>;
  readonly url: string;
  /**
   * The requests, which connections send in turn from different positions, so that answers are not always the same row and
   * connections do not request the same person at the same time.
   */
  readonly requests: readonly Request[];
};

/**
 * The measurements of one round: latencies in milliseconds, CPU of server and database in milliseconds for each request, memory
 * in MB.
 */
export type Round = {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly cpuPerRequest: number;
  /** CPU time of the server alone, for each request. */
  readonly serverCpuPerRequest: number;
  readonly memory: number;
  readonly bytesPerRequest: number;
};

/**
 * Loads one contender for `seconds` over `connections`. Throws if any status is not 2xx, because a fast error is not an answer.
 */
export async function load(contender: Contender, connections: number, seconds: number): Promise<Round> {
  const before = cpuTimes([contender.server, ...(await contender.backends())]);
  const { result, latencies } = await ask(contender, connections, seconds);
  const after = cpuTimes([...before.keys()]);
  const used = (pid: number): number => (after.get(pid) ?? 0) - (before.get(pid) ?? 0);
  const cpu = [...after.keys()].reduce((sum, pid) => sum + used(pid), 0);
  const answered = result["2xx"];
  if (result.non2xx > 0 || result.errors > 0 || answered === 0) {
    throw new Error(
      `${contender.name}: ${result.non2xx} answers were not 2xx, ${result.errors} failed, ${answered} were right`,
    );
  }
  const sorted = latencies.toSorted((a, b) => a - b);
  const percentile = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;
  return {
    requestsPerSecond: answered / result.duration,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
    cpuPerRequest: cpu / answered,
    serverCpuPerRequest: used(contender.server) / answered,
    memory: residentBytes(contender.server) / 1_048_576,
    bytesPerRequest: result.throughput.total / answered,
  };
}

async function ask({ url, requests }: Contender, connections: number, seconds: number) {
  const prepared = requests.map(({ method = "POST", path, headers = {}, body }) => ({
    method,
    ...(path === undefined ? {} : { path }),
    headers: method === "GET" ? headers : { "content-type": "application/json", ...headers },
    ...(typeof body === "string" ? { body } : {}),
    ...(typeof body === "function"
      ? { setupRequest: (request: object) => ({ ...request, body: body() }) }
      : {}),
  }));
  const latencies: number[] = [];
  let opened = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: prepared,
    setupClient: (client) => {
      const first = (opened++ * Math.ceil(prepared.length / connections)) % prepared.length;
      client.setRequests([...prepared.slice(first), ...prepared.slice(0, first)]);
      client.on("response", (_status, _bytes, took) => latencies.push(took));
    },
  });
  return { result, latencies };
}

/** The user and system time of each process so far (Linux), in milliseconds; ended processes are left out. */
export function cpuTimes(pids: readonly number[]): ReadonlyMap<number, number> {
  return new Map(
    pids.flatMap((pid): [number, number][] => {
      if (!existsSync(`/proc/${pid}/stat`)) return [];
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      // The second field is the program's name in brackets and may contain spaces.
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      // A clock tick of the processor times is 10 ms long.
      return [[pid, (Number(fields[11]) + Number(fields[12])) * 10]];
    }),
  );
}

/** The resident memory of a process in bytes (Linux); 0 if it has ended. */
export function residentBytes(pid: number): number {
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, "utf8") : "";
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}

/** The increase of a process's memory at its peak during the work, in bytes. */
export async function measureMemory(pid: number, work: () => Promise<void>): Promise<string> {
  const MB = 1_048_576;
  const idle = residentBytes(pid);
  let most = idle;
  const timer = setInterval(() => {
    most = Math.max(most, residentBytes(pid));
  }, 10);
  await work();
  clearInterval(timer);
  return `${Math.round((most - idle) / MB)} MB above ${Math.round(idle / MB)} MB`;
}

/** The processor time that the given processes take together during the work, in milliseconds. */
export async function cpuTaken(pids: readonly number[], work: () => Promise<void>): Promise<number> {
  const before = cpuTimes(pids);
  await work();
  // A connection of the database that has ended in the meantime is left out.
  return [...cpuTimes(pids)].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
}
