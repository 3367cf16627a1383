import { describe, expect, test, vi } from "vitest";
import { type Keeper, type Running, type Service, superviseService } from "./service.ts";

type Fake = Service & { readonly starts: () => number; readonly die: (reason: string) => void };

function fakeService(failures: readonly number[] = []): Fake {
  let starts = 0;
  let end: (reason: string) => void = () => undefined;
  return {
    name: "thing",
    starts: () => starts,
    die: (reason) => end(reason),
    async start(): Promise<Running> {
      starts += 1;
      if (failures.includes(starts)) throw new Error("not today");
      const exited = new Promise<string>((done) => {
        end = done;
      });
      return { identity: undefined, exited, stop: async () => end("stopped") };
    },
  };
}

const keeperThat = (say: Keeper["say"]): Keeper => ({ say, started: () => undefined, firstPauseMs: 20 });

describe("keeping a service running", () => {
  test("a service that dies is restarted, and this is reported", async () => {
    const said: string[] = [];
    const service = fakeService();
    const kept = await superviseService(
      service,
      keeperThat((line) => said.push(line)),
    );
    service.die("SIGKILL");
    await vi.waitFor(() => expect(service.starts()).toBe(2), { timeout: 15_000, interval: 10 });
    await kept.stop();
    expect(said).toEqual([
      "The thing stopped unexpectedly (SIGKILL): starting it again",
      "The thing started again",
    ]);
  });

  test("a failed restart is retried after a longer pause", async () => {
    const said: string[] = [];
    const service = fakeService([2]);
    const kept = await superviseService(
      service,
      keeperThat((line) => said.push(line)),
    );
    service.die("exit code 1");
    await vi.waitFor(() => expect(service.starts()).toBe(3), { timeout: 15_000, interval: 10 });
    await kept.stop();
    expect(said).toContain("The thing did not start: not today");
    expect(said).toContain("The thing started again");
  });

  test("the first start must succeed", async () => {
    const keeper = { say: () => undefined, started: () => undefined };
    await expect(superviseService(fakeService([1]), keeper)).rejects.toThrow("not today");
  });

  test("a stopped service stays stopped, also while it waits for its restart", async () => {
    const said: string[] = [];
    const service = fakeService();
    const keeper = { say: (line: string) => void said.push(line), started: () => undefined };
    const kept = await superviseService(service, keeper);
    await kept.stop();
    expect([service.starts(), said]).toEqual([1, []]);

    const other = fakeService();
    const keptOther = await superviseService(other, keeper);
    other.die("exit code 1");
    await vi.waitFor(() => expect(said).toHaveLength(1), 15_000);
    await keptOther.stop();
    expect(other.starts()).toBe(1);
  });
});
