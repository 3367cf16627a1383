import { timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { type MachineProcess, machineProcess } from "./machine-process.ts";

export type HostedMachine = {
  readonly id: string;
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  /** Whether the machine is on at first. */
  readonly isOn: boolean;
};

export type HostPlan = {
  readonly host: string;
  /** The port; 0 for any free one. */
  readonly port: number;
  /** The token that the portal must send. */
  readonly token: string;
  readonly machines: readonly HostedMachine[];
  readonly say: (line: string) => void;
};

export type MachineHost = { readonly origin: string; readonly stop: () => Promise<void> };

/**
 * The program that powers the machines of a local world, as a container engine would: `GET /machines/<id>` returns `{
 * "running": … }`; `POST …/power-on`, `POST …/power-off` and `DELETE` return 204 and are idempotent.
 */
export async function startMachineHost({ host, port, token, machines, say }: HostPlan): Promise<MachineHost> {
  const processes = new Map(
    machines.map(({ id, name, env }): [string, MachineProcess] => [
      id.toLowerCase(),
      machineProcess({ name, env, say }),
    ]),
  );
  const expected = Buffer.from(`Bearer ${token}`);
  const mayAsk = ({ headers }: IncomingMessage): boolean => {
    const given = Buffer.from(headers.authorization ?? "");
    return given.length === expected.length && timingSafeEqual(given, expected);
  };

  const answer = async (request: IncomingMessage): Promise<readonly [status: number, body?: object]> => {
    if (request.url === "/") return [200];
    if (!mayAsk(request)) return [401];
    const [, id = "", act = ""] = /^\/machines\/([\w-]+)(?:\/([a-z-]+))?$/.exec(request.url ?? "") ?? [];
    const machine = processes.get(id.toLowerCase());
    if (machine === undefined) return [request.method === "DELETE" ? 204 : 404];
    switch (`${request.method} ${act}`) {
      case "GET ":
        return [200, { running: machine.isRunning() }];
      case "POST power-on":
        machine.powerOn();
        return [204];
      case "POST power-off":
        await machine.powerOff();
        return [204];
      case "DELETE ":
        await machine.powerOff();
        processes.delete(id.toLowerCase());
        return [204];
      default:
        return [404];
    }
  };
  const server = createServer((request, response) => {
    request.resume();
    answer(request).then(
      ([status, body]) => {
        response.writeHead(status, { "content-type": "application/json" });
        response.end(body === undefined ? undefined : JSON.stringify(body));
      },
      (error: unknown) => {
        say(String(error));
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((ready, failed) => {
    server.once("error", failed);
    server.listen(port, host, ready);
  });
  for (const { id, isOn } of machines) if (isOn) processes.get(id.toLowerCase())?.powerOn();
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await Promise.all([
        new Promise((closed) => server.close(closed)),
        ...[...processes.values()].map((machine) => machine.powerOff()),
      ]);
    },
  };
}
