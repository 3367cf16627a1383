import { spawn } from "node:child_process";
import { compiledCode } from "@cathedra/test-fixtures/compiled-code";
import { expect, test } from "vitest";
import { setUpEmptyDatabase } from "../support/database.ts";
import { portalProcess } from "../support/portal-process.ts";

const database = setUpEmptyDatabase();

type Ended = { readonly code: number | null; readonly output: string };

type Name = "migrate" | "worker" | "join-fleet";

/** Runs a process of the API, and stops it when it prints `until`. */
function run(name: Name, databaseUrl: string, until?: string, MACHINES = ""): Promise<Ended> {
  const child = spawn(process.execPath, portalProcess(name), {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiledCode, DATABASE_URL: databaseUrl, MACHINES },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let told = false;
  const take = (text: Buffer): void => {
    output += text.toString();
    // SIGTERM is sent only once: a second one ends the process at once with exit code 1.
    if (until !== undefined && !told && output.includes(until)) told = child.kill("SIGTERM");
  };
  child.stdout.on("data", take);
  child.stderr.on("data", take);
  return new Promise((done) => child.once("exit", (code) => done({ code, output })));
}

test("migrating sets up an empty database, and a second run changes nothing", async () => {
  const first = await run("migrate", database.url);
  expect(first).toEqual({ code: 0, output: expect.stringContaining("Migrated: 20261121T0800-people") });
  expect(await run("migrate", database.url)).toEqual({ code: 0, output: "The database is up to date.\n" });
});

test("the worker waits for jobs, and stops cleanly on SIGTERM", async () => {
  const { code, output } = await run("worker", database.url, "waiting for jobs");
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining("waiting for jobs") });
});

test("containers join the fleet once, and an invalid list is refused with an example", async () => {
  const join = (machines: string) => run("join-fleet", database.url, undefined, machines);
  const one = { name: "Simulator 1", url: "https://sim-1.example", port: 49_001 };
  const other = { name: "Simulator 2", url: "https://sim-2.example", port: 49_002 };
  expect(await join(JSON.stringify([one]))).toEqual({ code: 0, output: "Joined the fleet: Simulator 1.\n" });
  const second = await join(JSON.stringify([one, other]));
  expect(second).toEqual({ code: 0, output: "Joined the fleet: Simulator 2.\n" });
  const refused = { code: 1, output: expect.stringContaining('MACHINES: must be a list such as [{"name"') };
  expect(await join("")).toEqual(refused);
  expect(await join(JSON.stringify([{ ...one, port: 0 }]))).toEqual(refused);
});

test.each(["migrate", "worker", "join-fleet"] as const)(
  "%s names a wrong setting and exits",
  async (name) => {
    const refused = (problem: RegExp) => ({
      code: 1,
      output: expect.stringMatching(
        new RegExp(`^The settings are not usable:\n- DATABASE_URL: ${problem.source}\n$`),
      ),
    });
    expect(await run(name, "")).toEqual(refused(/(?:is required|must be a postgres:\/\/ address)/));
    expect(await run(name, "mysql://somewhere/else")).toEqual(refused(/must be a postgres:\/\/ address/));
  },
);

test("an unreachable database is reported in one sentence without the password", async () => {
  const { code, output } = await run("migrate", "postgres://someone:secret-word@127.0.0.1:9/nothing");
  expect(code).toBe(1);
  expect(output).toMatch(/^The database could not be migrated\. .+\n$/);
  expect(output).not.toContain("secret-word");
});
