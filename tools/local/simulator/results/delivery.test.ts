import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { FromPage } from "../live-protocol.ts";
import { recordingPath } from "../recording.ts";
import { type Delivered, startIntake } from "../testing/intake.ts";
import { aStart, askMachine, measured, tokenFor } from "../testing/portal-side.ts";
import {
  behave,
  enter,
  getControl,
  isType,
  maya,
  phaseBecomes,
  priya,
  start,
  startSession,
  stops,
} from "../testing/running.ts";
import { getFate } from "./deliver.ts";

type Client = Awaited<ReturnType<typeof enter>>;

const slow = { timeout: 20_000, interval: 20 };
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function play(client: Client, ...acts: readonly FromPage[]) {
  client.send({ type: "pedal", mode: "fluoro" });
  for (let push = 0; push < 3; push += 1) client.send({ type: "steer", advance: 20, rotate: 5 });
  for (const act of acts) client.send(act);
  await wait(150);
  client.send({ type: "pedal", mode: "off" });
}

async function session(changed: Parameters<typeof start>[0] = {}) {
  const intake = await startIntake();
  const running = await startSession(
    { reportTo: intake.url, deliverAgainMs: 20, ...changed },
    measured(aStart()),
  );
  const proctor = await enter(running.origin, running.sessionId, priya);
  await proctor.until(getControl("priya"));
  return { ...running, intake, proctor };
}
const only = (delivered: readonly Delivered[]): Delivered => {
  const [one] = delivered;
  if (one === undefined) throw new Error("nothing was delivered");
  return one;
};

test("each person who steered gets a result of their own actions when the case ends", async () => {
  const { origin, sessionId, intake, proctor } = await session();
  const viewer = await enter(origin, sessionId, maya);
  await viewer.until(getControl("priya"));
  await play(proctor, { type: "inject", on: true });
  proctor.send({ type: "giveControl", userId: "maya" });
  await viewer.until(getControl("maya"), 3);
  await play(viewer, { type: "pedal", mode: "cine" });
  proctor.send({ type: "end" });
  await vi.waitFor(() => expect(intake.delivered).toHaveLength(2), slow);
  expect(intake.wrong).toEqual([]);
  const byWho = new Map(intake.delivered.map((each) => [each.who, each]));
  const [hers, his] = [byWho.get("maya"), byWho.get("priya")];
  expect(hers).toMatchObject({ exerciseId: only(intake.delivered).exerciseId, session: sessionId });
  expect(hers?.list).toMatchObject({ exercise: "carotid-stenting-01", isCompleted: false });
  expect(hers?.values).toMatchObject({
    cine_runs: 1,
    contrast_injections: 0,
    path_length: 18,
    lesion_crossed: false,
  });
  expect(his?.values).toMatchObject({ cine_runs: 0, contrast_injections: 1, path_length: 18, rotation: 15 });
  expect(Number(his?.values.dose_area_product)).toBeGreaterThan(0);
  expect(hers?.runId).not.toBe(his?.runId);
  // Only her run has a picture; both have a report.
  const kinds = (of: Delivered | undefined) => of?.list.files.map(({ kind }) => kind);
  expect(kinds(hers)).toEqual(["metric_values", "image", "report"]);
  expect(kinds(his)).toEqual(["metric_values", "report"]);
  expect(hers?.files.get("image-01.png")?.subarray(1, 4).toString()).toBe("PNG");
  const report = his?.files.get("report.html")?.toString("utf8") ?? "";
  expect(report).toContain("Way of the tip");
  expect(report).not.toMatch(/<script|\son\w+=|https?:|<link|<img/i);
});

test("switching the case starts a new run, and a person without input gets no run", async () => {
  const { intake, proctor, origin, sessionId } = await session();
  await play(proctor);
  proctor.send({ type: "changeCase", moduleId: "carotid-stenting", caseId: "carotid-stenting-02" });
  await vi.waitFor(() => expect(intake.delivered).toHaveLength(1), slow);
  expect(only(intake.delivered).list.exercise).toBe("carotid-stenting-01");
  await askMachine(origin, { method: "POST", path: "/agent/v1/end" }, { version: 1, sessionId });
  await proctor.closed;
  await wait(300);
  expect(intake.requests()).toBe(1);
});

test("a case without metrics delivers no result", async () => {
  const intake = await startIntake();
  const { origin, sessionId } = await startSession({ reportTo: intake.url });
  const proctor = await enter(origin, sessionId, priya);
  await proctor.until(getControl("priya"));
  await play(proctor);
  proctor.send({ type: "end" });
  await proctor.closed;
  await wait(300);
  expect(intake.requests()).toBe(0);
});

test("a result is sent until it is accepted or permanently refused", async () => {
  const { intake, proctor } = await session();
  intake.answerNext(503, "cut", 403, 429, 201, 422);
  await play(proctor);
  proctor.send({ type: "changeCase", moduleId: "carotid-stenting", caseId: "carotid-stenting-02" });
  await vi.waitFor(() => expect(intake.delivered).toHaveLength(1), slow);
  expect(intake.requests()).toBe(5);
  await play(proctor);
  proctor.send({ type: "end" });
  await vi.waitFor(() => expect(intake.requests()).toBe(6), slow);
  await wait(300);
  expect(intake.requests()).toBe(6);
  expect(getFate({ status: 403 }, 8)).toBe("refused");
});

test("an undelivered result survives the end of the simulator's process", async () => {
  const outbox = mkdtempSync(join(tmpdir(), "outbox-"));
  const { intake, origin, proctor } = await session({ outbox });
  await behave(origin, "no-delivery");
  await play(proctor);
  proctor.send({ type: "end" });
  await vi.waitFor(() => expect(readdirSync(outbox)).toHaveLength(1), slow);
  await stops.pop()?.();
  expect(intake.requests()).toBe(0);
  await start({ outbox, reportTo: intake.url });
  await vi.waitFor(() => expect(intake.delivered).toHaveLength(1), slow);
  // Waits until the answer has arrived.
  await vi.waitFor(() => expect(readdirSync(outbox)).toEqual([]), slow);
});

test.each([
  ["deliver-twice", 2, 2],
  ["deliver-wrong-exercise", 1, 0],
  ["deliver-garbage", 1, 0],
])("delivers with the requested fault: %s", async (behaviour, requests, taken) => {
  const { intake, origin, proctor } = await session();
  await behave(origin, behaviour);
  await play(proctor);
  proctor.send({ type: "end" });
  await vi.waitFor(() => expect(intake.requests()).toBe(requests), slow);
  await wait(200);
  expect(intake.delivered.map(({ runId }) => runId)).toHaveLength(taken);
  expect(new Set(intake.delivered.map(({ runId }) => runId)).size).toBe(Math.min(1, taken));
  expect(intake.wrong).toHaveLength(taken === 0 ? 1 : 0);
});

test("an incomplete delivery is not stored, and the result is then delivered completely", async () => {
  const { intake, origin, proctor } = await session();
  await behave(origin, "deliver-half");
  await play(proctor);
  proctor.send({ type: "end" });
  await vi.waitFor(() => expect(intake.requests()).toBeGreaterThan(1), slow);
  expect(intake.delivered).toEqual([]);
  await behave(origin, "ok");
  await vi.waitFor(() => expect(intake.delivered).toHaveLength(1), slow);
});

const webm = Buffer.concat([Buffer.from("1a45dfa3", "hex"), Buffer.alloc(2000, 7)]);

test("a recording is accepted in pieces only from the person in control", async () => {
  const { origin, sessionId, intake, proctor } = await session();
  await play(proctor);
  const { runId } = await proctor.until(isType("suite"));
  const hers = await tokenFor(priya, sessionId);
  const post = async (
    token: string,
    number: number,
    body: Buffer,
    query = "",
    id = sessionId,
    run = runId,
  ) => {
    const response = await fetch(`${origin}${recordingPath}${run}/${id}/${number}${query}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: new Uint8Array(body),
    });
    return response.status;
  };
  expect(await post("nonsense", 0, webm)).toBe(401);
  expect(await post(await tokenFor(maya, sessionId), 0, webm)).toBe(404);
  expect(await post(hers, 0, webm, "", sessionId, sessionId)).toBe(404);
  expect(await post(hers, 0, Buffer.from("<script>"))).toBe(415);
  expect(await post(hers, 0, Buffer.alloc(3_000_000))).toBe(413);
  // A browser's first piece may be a single byte.
  expect(await post(hers, 0, webm.subarray(0, 1), "?ms=10")).toBe(204);
  expect(await post(hers, 1, Buffer.from("<script>"))).toBe(415);
  expect(await post(hers, 1, webm.subarray(1), "?ms=1000")).toBe(204);
  expect(await post(hers, 3, webm)).toBe(409);
  proctor.send({ type: "end" });
  await phaseBecomes(origin, "ready");
  // The page sends its last piece when it hears of the end.
  expect(await post(hers, 2, webm, "?ms=2500&last=1")).toBe(204);
  await vi.waitFor(() => expect(intake.delivered).toHaveLength(1), slow);
  const { list, files } = only(intake.delivered);
  expect(list.files.find(({ kind }) => kind === "recording")).toMatchObject({
    duration: 2.5,
    name: "recording-1.webm",
    takenAt: expect.any(Number),
  });
  expect(files.get("recording-1.webm")).toEqual(Buffer.concat([webm, webm]));
});
