import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Benchmark, MetricValue } from "@cathedra/domain/results";
import { simulatorModules } from "@cathedra/test-fixtures";
import { type APIRequestContext, expect } from "@playwright/test";

export type DeliveredRun = {
  /** The code of an exercise, in the newest version of its module unless its number is given. */
  readonly exercise: string;
  readonly exerciseId?: number;
  /** Whether the delivered run meets all criteria, or none. */
  readonly isMet: boolean;
  readonly daysAgo: number;
  /** The deliverer's own id of the run; random if none is given. */
  readonly run?: string;
};

/** Delivers a run with a token of the person, as a simulator does; answers with its id. */
export async function deliverRun(
  request: APIRequestContext,
  token: string,
  run: DeliveredRun,
): Promise<string> {
  const { exerciseId, form } = makeForm(run);
  const answer = await request.post(`/api/simulator/store_result/${exerciseId}`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: form,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const runMs = 3 * 3_600_000;

function makeForm({ exercise: code, exerciseId, isMet, daysAgo, run = randomUUID() }: DeliveredRun) {
  const isMeant = (each: { readonly id: number; readonly code: string }) =>
    each.code === code && (exerciseId === undefined || each.id === exerciseId);
  const module = simulatorModules.findLast(({ exercises }) => exercises.some(isMeant));
  const exercise = module?.exercises.find(isMeant);
  if (module === undefined || exercise === undefined) throw new Error(code);
  // The run began early enough for every time in its results.
  const startedAt = Date.now() - daysAgo * 86_400_000 - runMs;
  const at = (moment: number) => new Date(moment).toISOString();
  const list = `<ResultFileList formatVersion="2" run="${run}" module="${module.code}" moduleVersion="${module.version}"
    exercise="${code}" startedAt="${at(startedAt)}" endedAt="${at(startedAt + runMs)}" completed="true">
    <File kind="metric_values" name="metric_values.json.gz"/></ResultFileList>`;
  const values = Object.fromEntries(
    exercise.definition.benchmarks.map((benchmark) => [benchmark.metric, valueFor(benchmark, isMet)]),
  );
  const form = {
    run,
    resultFileList: packed("ResultFileList.xml.gz", list),
    resultFile: packed("metric_values.json.gz", JSON.stringify({ formatVersion: 2, values })),
  };
  return { exerciseId: exercise.id, form };
}

function packed(name: string, content: string) {
  return { name, mimeType: "application/gzip", buffer: gzipSync(content) };
}

/** A value that meets what is asked, or one that does not. */
function valueFor({ value, default_operator: operator }: Benchmark, isMet: boolean): MetricValue {
  if (typeof value === "boolean") return isMet === (operator === "equal") ? value : !value;
  if (typeof value === "string") return isMet === (operator === "equal") ? value : `not ${value}`;
  if (operator === "equal") return isMet ? value : value + 1;
  if (operator === "notequal") return isMet ? value + 1 : value;
  const wantsLess = operator === "lessthan" || operator === "lessequal";
  if (isMet && (operator === "lessequal" || operator === "greaterequal")) return value;
  return wantsLess === isMet ? Math.max(0, value - 1) : value + 1;
}
