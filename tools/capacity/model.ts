/** The measured cost of a request, and how it was measured. */
type Cost = { readonly api: number; readonly database: number; readonly command: string };
type Figure = { readonly value: number; readonly command: string };

/** The content of the file `measured.json`. */
export type Measurements = {
  /** The milliseconds of one core that each request takes. */
  readonly requests: Readonly<Record<string, Cost>>;
  readonly database: { readonly bytesARecord: Figure; readonly bytesARun: Figure; readonly walASave: Figure };
  readonly memory: { readonly api: Figure; readonly worker: Figure };
};

/**
 * The number of requests of an active person on a working day, by the name of the request in `measured.json`. The person is a
 * resident who learns, keeps the logbook and trains. Replace the numbers if better ones are known.
 */
const day: Readonly<Record<string, number>> = {
  home: 3,
  "list of records": 4,
  "search in records": 2,
  "one record": 4,
  "saving a record": 2,
  totals: 0.5,
  "list of runs": 2,
  "one run": 2,
  "a customer's list": 0.2,
  // A fifth of the people train on a cloud simulator for half an hour, during which the page polls every two seconds.
  "poll of a machine": 0.2 * 900,
  "a run's results with files": 0.3,
  // One station for fifty people sends a heartbeat twice a minute for ten hours.
  "heartbeat of a station": (2 * 60 * 10) / 50,
};

/** The share of a day's use in its busiest hour, and the ratio of the busiest second of that hour to its mean. */
const peak = { ofTheHour: 0.2, ofTheSecond: 2 } as const;
/**
 * The share of active people who start together with their class, and the seconds within which they do, each with the start
 * page and a machine.
 */
const classes = { share: 0.01, seconds: 10 } as const;
/** The share of a core that may be used at the peak; the rest can take over the work of a lost process. */
const used = 0.5;
/** The share of people who have a page open in the busiest hour, each with a hint stream. */
const openPages = 0.25;
const workingDays = 220;

export type Need = {
  readonly people: number;
  readonly requestsASecond: number;
  readonly savesASecond: number;
  readonly apiCores: number;
  readonly databaseCores: number;
  readonly apiProcesses: number;
  readonly streams: number;
  readonly connections: number;
  readonly memoryGb: number;
  readonly databaseGbAYear: number;
  readonly walGbADay: number;
};

const poolSize = 10;
/** The connections of each process besides its pool: one listens, and one checks whether the database answers. */
const beside = 2;
const ofAWorker = 6;
const workers = 2;

/** The resources that this number of active people needs, by the model and the measurements. */
export function resourcesFor(people: number, { requests, database, memory }: Measurements): Need {
  const a = Object.entries(day).map(([name, times]) => {
    const cost = requests[name];
    if (cost === undefined) throw new Error(`nobody has measured: ${name}`);
    return { name, perSecond: (times * people * peak.ofTheHour * peak.ofTheSecond) / 3600, cost };
  });
  const starts = (people * classes.share) / classes.seconds;
  const together = ["home", "poll of a machine"].map((name) => ({
    name,
    perSecond: starts,
    cost: requests[name] ?? { api: 0, database: 0, command: "" },
  }));
  const all = [...a, ...together];
  const sum = (of: (each: (typeof all)[number]) => number): number =>
    all.reduce((total, each) => total + of(each), 0);
  const apiCores = sum(({ perSecond, cost }) => (perSecond * cost.api) / 1000) / used;
  const databaseCores = sum(({ perSecond, cost }) => (perSecond * cost.database) / 1000) / used;
  // One process more than needed, because one may be lost; at least two.
  const apiProcesses = Math.max(2, Math.ceil(apiCores) + 1);
  const saves = day["saving a record"] ?? 0;
  const runs = day["a run's results with files"] ?? 0;
  const aDay = people * (saves * database.bytesARecord.value + runs * database.bytesARun.value);
  return {
    people,
    requestsASecond: sum(({ perSecond }) => perSecond),
    savesASecond: a.find(({ name }) => name === "saving a record")?.perSecond ?? 0,
    apiCores,
    databaseCores,
    apiProcesses,
    streams: people * openPages,
    connections: apiProcesses * (poolSize + beside) + workers * ofAWorker,
    memoryGb: (apiProcesses * memory.api.value + workers * memory.worker.value) / 1000,
    databaseGbAYear: (aDay * workingDays) / 1e9,
    walGbADay: (people * (saves + runs) * database.walASave.value) / 1e9,
  };
}

/** The number of requests that one core of portal and database serves in a second at full use. */
export function servedByACore({ api, database }: Cost): number {
  return 1000 / (api + database);
}
