import { randomBytes } from "node:crypto";
import type { Db } from "@cathedra/api";
import { aPng, aWebm } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { type DeliveredExercise, resultForm, resultFormType } from "../result-form.ts";
import type { ResultsSubjects } from "../results/workloads.ts";
import type { FileRequests, Workload } from "../workloads.ts";

const kB = 1024;
const filesOfRun = 6;
const recordingBytes = 256 * kB;
const rangeBytes = 64 * kB;
const pictureBytes = 16 * kB;

const recording = aWebm(randomBytes(recordingBytes));
const picture = aPng({ extra: [["teXt", randomBytes(pictureBytes)]] });

type Server = { readonly address: string };
type Asking = ResultsSubjects["people"][number];

/**
 * What is done with the files of runs: delivery, a range of a recording, a thumbnail, and all files as one archive. Each person
 * delivers a run to the portal first, and the portal's links to its files are requested as the web requests them.
 */
export async function fileWorkloads(
  db: Db,
  portal: Server,
  { people, customerAdmins }: ResultsSubjects,
): Promise<readonly Workload[]> {
  const { id: exerciseId, ...exercise } = await exerciseOf(db);
  const form = () => resultForm(filesOfRun, recording, picture, exercise);
  const path = `/api/simulator/store_result/${exerciseId}`;
  // An earlier bench today may have used up what a person may deliver on a day.
  await sql`delete from delivery_day`.execute(db);
  const runs = await Promise.all(people.map((person) => deliver(portal.address + path, person, form())));
  await sql`
    update activity_file set thumbnail_key = object_key
    where kind = 'image' and activity_id = any (${runs}::uuid[])`.execute(db);
  const links = await Promise.all(
    people.map(async (each, n) => {
      const variables = { id: runs[n] };
      return {
        ...shownFiles(await ask(portal, each, { id: "files", variables })),
        archive: archiveOf(await ask(portal, administratorOf(n), { id: "archive", variables })),
      };
    }),
  );

  /** The administrator of the customer of the person at this place. */
  function administratorOf(place: number) {
    const found = customerAdmins[place];
    if (found === undefined) throw new Error("somebody whose customer nobody administers");
    return found;
  }
  const person = (n: number) => pick(people, n);
  const admin = (n: number) => pick(customerAdmins, n);
  const signedIn = (token: string) => ({ authorization: `Bearer ${token}` });
  const run = (n: number) => pick(runs, n);
  const shown = (
    name: string,
    kind: "recording" | "thumbnail",
    range: Readonly<Record<string, string>>,
    bytes: number,
  ) =>
    workload(name, {
      raw: (n) => ({
        method: "GET",
        path: `/${kind}/${run(n)}`,
        headers: { ...signedIn(person(n).token), ...range },
      }),
      portal: (n) => ({ method: "GET", path: pick(links, n)[kind], headers: range }),
      check: hasBytes(bytes),
    });
  const workload = (name: string, files: FileRequests) => ({
    name,
    who: person,
    portal: () => undefined,
    files,
  });
  const delivered = (n: number, to: string) => ({
    path: to,
    headers: { ...signedIn(person(n).token), "content-type": resultFormType },
    body: form,
  });
  return [
    workload(`delivery: a run with ${filesOfRun} files`, {
      raw: (n) => delivered(n, `/delivery/${exerciseId}`),
      portal: (n) => delivered(n, path),
      check: (answer) => assertDelivered(db, answer),
    }),
    shown(
      `recording: a range of ${rangeBytes / kB} kB`,
      "recording",
      { range: `bytes=${rangeBytes}-${2 * rangeBytes - 1}` },
      rangeBytes,
    ),
    shown("thumbnail: a small picture", "thumbnail", {}, picture.length),
    {
      ...workload("zip: all files of a run by a signed link", {
        raw: (n) => ({ method: "GET", path: `/zip/${run(n)}`, headers: signedIn(admin(n).token) }),
        portal: (n) => ({ method: "GET", path: pick(links, n).archive }),
        check: hasBytes(recording.length + (filesOfRun - 2) * picture.length, Number.POSITIVE_INFINITY),
      }),
      // Longer, so that enough archives are finished within a round on a busy disk.
      slow: { connections: 4, seconds: 2 },
    },
  ];
}

/** An answer of this many bytes, or of at most so many. */
function hasBytes(least: number, most = least) {
  return async (answer: Response): Promise<void> => {
    const { byteLength } = await answer.arrayBuffer();
    if (!answer.ok || byteLength < least || byteLength > most)
      throw new Error(`${answer.status} with ${byteLength} bytes in place of ${least}`);
  };
}

async function assertDelivered(db: Db, answer: Response): Promise<void> {
  const { id } = (await answer.json()) as { readonly id?: string };
  const { rows } = await sql<{ files: number; values: number }>`
    select (select count(*)::int from activity_file where activity_id = ${id}::uuid) as files, (
      select count(*)::int from simulator_result, jsonb_object_keys(metric_values) where activity_id = ${id}::uuid
    ) as values`.execute(db);
  const [row] = rows;
  // The list is stored as a file too.
  if (answer.status !== 201 || row?.files !== filesOfRun + 1 || row.values === 0)
    throw new Error(`delivered: ${answer.status}, ${JSON.stringify(row)}`);
}

async function exerciseOf(db: Db): Promise<DeliveredExercise & { readonly id: number }> {
  const { rows } = await sql<{
    id: number;
    module: string;
    version: string;
    exercise: string;
    metrics: string[];
  }>`
    select exercise.id, module.code as module, module.version, exercise.code as exercise,
      array(select metric ->> 'internal_id' from jsonb_array_elements(exercise.definition -> 'metrics') metric) as metrics
    from simulator_exercise exercise join simulator_module module on module.id = exercise.module_id
    order by exercise.id limit 1`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("no exercise");
  const { metrics, ...exercise } = row;
  return { ...exercise, values: Object.fromEntries(metrics.map((metric, n) => [metric, 20 + n])) };
}

async function deliver(url: string, { token }: Asking, form: Buffer): Promise<string> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": resultFormType },
    body: new Uint8Array(form),
  });
  const { id } = (await answer.json()) as { readonly id?: string };
  if (id === undefined) throw new Error(`a delivery was answered ${answer.status}`);
  return id;
}

async function ask(
  { address }: Server,
  { token }: { readonly token: string },
  question: object,
): Promise<unknown> {
  const answer = await fetch(`${address}/api/graphql`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(question),
  });
  const { data, errors } = (await answer.json()) as { readonly data?: unknown; readonly errors?: unknown };
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

function shownFiles(data: unknown) {
  const { vistActivity } = data as {
    readonly vistActivity: {
      readonly images: readonly { readonly thumbnailLink: string }[];
      readonly recordings: readonly { readonly link: string }[];
    };
  };
  const { images, recordings } = vistActivity;
  return { thumbnail: pathOf(images[0]?.thumbnailLink), recording: pathOf(recordings[0]?.link) };
}

function archiveOf(data: unknown): string {
  return pathOf((data as { readonly caseDownloadLink: string }).caseDownloadLink);
}

function pathOf(link: string | undefined): string {
  const { pathname, search } = new URL(link ?? "", "http://127.0.0.1");
  return pathname + search;
}

/** Connections begin at different multiples of ten, and are to request different people's files at one time. */
function pick<T>(from: readonly T[], n: number): T {
  const found = from[(n + Math.floor(n / 10)) % from.length];
  if (found === undefined) throw new RangeError("nothing to pick from");
  return found;
}
