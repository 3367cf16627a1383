import { randomBytes } from "node:crypto";
import { type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { aPng, cast } from "@cathedra/test-fixtures";
import { beforeAll, expect, test, vi } from "vitest";
import { unzipped } from "../files/unzipped.ts";
import { type Caller, setUpCastApp } from "../support/cast-app.ts";
import { aFile, anActivity } from "./activities.ts";

const portal = setUpCastApp();
beforeAll(async () => {
  await portal.app.listen({ host: "127.0.0.1", port: 0 });
});

const query = "query ($id: ID!) { caseDownloadLink(unitId: $id) }";
const ask = (who: Caller, id: string) => portal.ask(who, query, { id });
async function getLink(who: Caller, id: string): Promise<string> {
  const { caseDownloadLink } = await portal.get(who, query, { id });
  return caseDownloadLink.replace(portal.config.http.publicUrl, "");
}
const toError = async (who: Caller, id: string) => {
  const { data, errors } = await ask(who, id);
  expect(data?.caseDownloadLink).toBeUndefined();
  return errors?.[0];
};

test("a group's admin downloads all files of a case in one zip (6.012, 6.016)", async () => {
  const id = await anActivity(portal, cast.maya);
  const give = (kind: string, name: string, bytes: Uint8Array, more = {}) =>
    aFile(portal, id, { kind, name, bytes, ...more });
  await give("metric_values", "metric_values.json.gz", gzipSync('{"formatVersion":2,"values":{"a":1}}'), {
    contentType: "application/gzip",
  });
  await give("image", "1.png", aPng(), { contentType: "image/png" });
  await give("image", "../../etc/passwd.png", aPng());
  await give("image", "..", aPng());
  await give("recording", "run.webm", Buffer.from("film"), { contentType: "video/webm" });
  await give("report", "legacy.html", Buffer.from("<p>"));
  await give("result", "curves.csv", Buffer.from("t;v"));
  await give("list", "ResultFileList.xml.gz", gzipSync("<x/>"));
  await give("image", "lost.png", aPng(), { isStored: false });
  const answer = await portal.app.inject(await getLink(cast.priya, id));
  expect(answer.headers).toMatchObject({
    "content-type": "application/zip",
    "cache-control": "private, no-store",
    "content-disposition": expect.stringMatching(
      /^attachment; filename=".*, Maya Lindqvist, \d{4}-\d\d-\d\d \d{4}\.zip"/,
    ),
  });
  const files = await unzipped(answer.rawPayload);
  expect(files.map(({ name }) => name)).toEqual([
    "groups.json",
    "benchmark.json",
    "metric_values.json",
    "metric_descriptions.json",
    "images/1.png",
    "images/__.._etc_passwd.png",
    "images/_",
    "results/ResultFileList.xml.gz",
    "recordings/run.webm",
    "report.html",
    "results/curves.csv",
    "MISSING.txt",
  ]);
  const text = (name: string) => files.find((file) => file.name === name)?.bytes.toString() ?? "";
  expect(JSON.parse(text("metric_values.json"))).toEqual({ formatVersion: 2, values: { a: 1 } });
  expect(JSON.parse(text("groups.json"))).toMatchObject({ groups: expect.any(Array) });
  expect(text("MISSING.txt")).toContain("images/lost.png");
});

test("a case link that is granted is audited once with the owner of the case, and a refused one is not (8.002)", async () => {
  const id = await anActivity(portal, cast.maya);
  const rows = () =>
    portal.database.db
      .selectFrom("audit_log")
      .innerJoin("audit_person", "audit_person.entry_id", "audit_log.id")
      .select(["action", "actor_id", "person_id"])
      .where("subject", "=", id)
      .execute();
  await ask(cast.maya, id);
  expect(await rows()).toEqual([]);
  await aFile(portal, id, { kind: "metric_values", name: "metric_values.json.gz", bytes: gzipSync("{}") });
  await getLink(cast.priya, id);
  expect(await rows()).toEqual([
    { action: "run.case_downloaded", actor_id: cast.priya.userId, person_id: cast.maya.userId },
  ]);
});

test("only admins of the run may download it: its owner is forbidden, and to everyone else it does not exist (6.012)", async () => {
  const id = await anActivity(portal, cast.maya);
  for (const who of [cast.priya, cast.george, cast.ruth])
    expect(await getLink(who, id)).toContain("case.zip?");
  expect((await toError(cast.maya, id))?.extensions.code).toBe("FORBIDDEN");
  const unknown = await toError(cast.lukas, "00000000-0000-4000-8000-000000000000");
  expect(unknown?.extensions.code).toBe("NOT_FOUND");
  for (const who of [cast.tomas, cast.lukas, cast.helena, cast.ingrid, cast.wei, cast.sam]) {
    const error = await toError(who, id);
    expect([who.firstName, error?.extensions.code, error?.message]).toEqual([
      who.firstName,
      "NOT_FOUND",
      unknown?.message,
    ]);
  }
  for (const wrong of ["", "1", "../x", `${id}x`, "' or 1=1"]) {
    expect((await toError(cast.ruth, wrong))?.extensions.code).toBe("NOT_FOUND");
  }
});

test("a case with missing results is refused before the first byte, and the error names them (6.019)", async () => {
  const noValues = await anActivity(portal, cast.maya, { values: null });
  expect(await toError(cast.priya, noValues)).toMatchObject({
    message: "Could not download because results are missing or incomplete (Missing metric_values)",
    extensions: { code: "MISSING_FILE", missing: ["metric_values"] },
  });
  const lost = await anActivity(portal, cast.maya);
  for (const kind of ["metric_descriptions", "groups", "benchmark"]) {
    await aFile(portal, lost, { kind, name: `${kind}.json`, bytes: Buffer.from("{}"), isStored: false });
  }
  expect((await toError(cast.priya, lost))?.message).toBe(
    "Could not download because results are missing or incomplete (Missing groups, benchmark, metric_descriptions)",
  );
  // Cases in which the file disappears between the creation of the link and its use.
  const id = await anActivity(portal, cast.maya);
  const { key } = await aFile(portal, id, { kind: "groups", name: "groups.json", bytes: Buffer.from("{}") });
  const link = await getLink(cast.priya, id);
  await portal.objectStore.delete(key);
  const answer = await portal.app.inject(link);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ error: { code: "MISSING_FILE", missing: ["groups"] } });
  const run = await portal.app.inject(link.replace("case.zip", "groups.json"));
  expect(run.statusCode).toBe(403);
});

test("200 files are sent as one zip, and a client that disconnects midway leaves no file open (6.016)", async () => {
  const id = await anActivity(portal, cast.maya);
  const bytes = Buffer.alloc(200_000, 7);
  for (let number = 0; number < 200; number += 1) {
    await aFile(portal, id, { kind: "image", name: `${number}.png`, bytes, contentType: "image/png" });
  }
  const link = await getLink(cast.ruth, id);
  const whole = await unzipped((await portal.app.inject(link)).rawPayload);
  expect(whole).toHaveLength(204);
  const opened = vi.spyOn(portal.objectStore, "get");
  const { port } = portal.app.server.address() as AddressInfo;
  await new Promise<void>((done, fail) => {
    const asking = request({ host: "127.0.0.1", port, path: link }, (answer) => {
      answer.once("data", () => {
        answer.destroy();
        done();
      });
    });
    asking.once("error", fail);
    asking.end();
  });
  const bodies = () =>
    Promise.all(opened.mock.results.map(async ({ value }) => (await value)?.body.destroyed as boolean));
  await expect.poll(async () => (await bodies()).every(Boolean)).toBe(true);
  expect(opened.mock.calls.length).toBeLessThan(200);
  opened.mockRestore();
});

test("one link allows three parallel downloads, a slow one blocks no one, and the end of one frees its slot", async () => {
  const [id, other] = [await anActivity(portal, cast.maya), await anActivity(portal, cast.maya)];
  const bytes = randomBytes(3_000_000);
  for (const run of [id, other])
    await aFile(portal, run, { kind: "image", name: "1.png", bytes, contentType: "image/png" });
  const [link, otherLink] = [await getLink(cast.ruth, id), await getLink(cast.ruth, other)];
  const { port } = portal.app.server.address() as AddressInfo;
  /** A reader that takes the head of an answer and leaves its body in the pipe. */
  const open = (path: string) =>
    new Promise<IncomingMessage>((done, fail) => {
      request({ host: "127.0.0.1", port, path, agent: false }, done).once("error", fail).end();
    });
  const slow = [await open(link), await open(link), await open(link)];
  expect(slow.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const askedAt = performance.now();
  const fourth = await portal.app.inject(link);
  // A client that retries at once is slowed down.
  expect(performance.now() - askedAt).toBeGreaterThan(450);
  expect([fourth.statusCode, fourth.headers["retry-after"], fourth.json().error.code]).toEqual([
    429,
    "1",
    "RATE_LIMITED",
  ]);
  const files = await unzipped((await portal.app.inject(otherLink)).rawPayload);
  expect(files.find(({ name }) => name === "images/1.png")?.bytes.equals(bytes)).toBe(true);
  slow[0]?.destroy();
  await expect.poll(async () => (await portal.app.inject(link)).statusCode).toBe(200);
  for (const answer of slow) answer.destroy();
});
