import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./temporary-postgres.ts";

const module = (name: string): string => JSON.stringify(new URL(name, import.meta.url).href);

/** Starts a server in a temporary folder from a Node process of its own, and kills that process. */
async function killOwner(): Promise<string> {
  const script = `
    import { startPostgres } from ${module("./embedded-postgres.ts")};
    import { temporaryFolder } from ${module("./temporary-postgres.ts")};
    const { dataDir } = await temporaryFolder();
    await startPostgres({ dataDir, durable: false });
    console.log(dataDir);
    setInterval(() => undefined, 1000);`;
  const owner = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const said = await new Promise<Buffer>((heard) => owner.stdout.once("data", heard));
  const gone = new Promise((done) => owner.once("exit", done));
  owner.kill("SIGKILL");
  await gone;
  return said.toString("utf8").trim();
}

function listens(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      answer(true);
    });
    socket.once("error", () => answer(false));
  });
}

test("the next run stops and deletes the server of a killed process, and leaves a running one alone", async () => {
  const living = await temporaryFolder();
  const abandoned = await killOwner();
  const port = Number(readFileSync(join(abandoned, "postmaster.pid"), "utf8").split("\n")[3]);
  expect(await listens(port)).toBe(true);
  const next = await temporaryFolder();
  try {
    expect(await listens(port)).toBe(false);
    expect(existsSync(dirname(abandoned))).toBe(false);
    expect(existsSync(living.folder)).toBe(true);
  } finally {
    living.remove();
    next.remove();
  }
});
