import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { childService } from "./child-service.ts";
import { openLogFile } from "./log-file.ts";

test("a process counts as started when it prints its ready line, even with further output in the same chunk", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cathedra-child-"));
  const service = childService({
    name: "thing",
    args: ["-e", 'console.log("READY\\nall three are well"); setInterval(() => {}, 1000)'],
    env: {},
    log: openLogFile(join(folder, "thing.log")),
    signal: new AbortController().signal,
    isReady: (lines) => lines.some((line) => line.startsWith("READY")),
  });
  const running = await service.start();
  await running.stop();
  expect(await running.exited).toBe("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
});
