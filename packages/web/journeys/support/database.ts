import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type RunningPostgres, startPostgres } from "@cathedra/test-fixtures/embedded-postgres";

export type JourneyDatabase = {
  readonly url: string;
  /** Address of the switch: `POST /stop` and `POST /start`. Journeys run in other processes. */
  readonly control: string;
  readonly stop: () => Promise<void>;
};

/** A database server of the journeys' own, always on the same port, with a switch. */
export async function startDatabase(dataDir: string, port: number): Promise<JourneyDatabase> {
  const start = () => startPostgres({ dataDir, port, durable: false });
  let server: RunningPostgres | undefined = await start();
  const url = server.url("postgres");

  async function turn(action: string): Promise<void> {
    if (action === "/stop") {
      await server?.stop();
      server = undefined;
    } else {
      server ??= await start();
    }
  }

  const control = createServer((request, response) => {
    turn(request.url ?? "").then(
      () => response.writeHead(204).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((done) => control.listen(0, "127.0.0.1", done));

  return {
    url,
    control: `http://127.0.0.1:${(control.address() as AddressInfo).port}`,
    stop: async () => {
      control.close();
      await server?.stop();
    },
  };
}
