import { timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { openPages } from "./bridge/pages.ts";
import type { ControlAddress } from "./control-address.ts";
import { isFault } from "./faults.ts";
import type { Station } from "./station.ts";

export type ServePlan = {
  readonly station: Station;
  readonly door: ControlAddress;
  /** The portal's own origin; pages of other origins are refused. */
  readonly origin: string;
  /** Called when another process takes over this station. */
  readonly handOver: () => Promise<void>;
};

export type Served = { readonly port: number; readonly stop: () => Promise<void> };

const maxMessageLength = 1_000_000;

/**
 * The local server of a station, authorized by its token alone: pages connect by WebSocket at `/<token>`, and HTTP has `GET
 * /<token>/state`, `POST /<token>/fault` and `POST /<token>/hand-over`.
 */
export async function serveStation({ station, door, origin, handOver }: ServePlan): Promise<Served> {
  const expected = Buffer.from(door.token);
  const getParts = ({ url = "/" }: IncomingMessage) => {
    const [, token = "", act = ""] = new URL(url, "http://station").pathname.split("/");
    const given = Buffer.from(token);
    return { isToken: given.length === expected.length && timingSafeEqual(given, expected), act };
  };
  const pages = openPages(station);

  const answer = async (request: IncomingMessage): Promise<readonly [status: number, body?: object]> => {
    const { isToken, act } = getParts(request);
    if (!isToken) return [404];
    switch (`${request.method} ${act}`) {
      case "GET state":
        return [200, getState(station)];
      case "POST fault": {
        const fault = await getText(request);
        if (!isFault(fault)) return [400];
        station.faults.tell(fault);
        return [200, getState(station)];
      }
      case "POST hand-over":
        await handOver();
        return [204];
      default:
        return [404];
    }
  };
  const server = createServer((request, response) => {
    answer(request).then(
      ([status, body]) => {
        // The server closes after a hand-over, so connections must not stay open.
        response.writeHead(status, { "content-type": "application/json", connection: "close" });
        response.end(body === undefined ? undefined : JSON.stringify(body));
      },
      () => response.writeHead(500).end(),
    );
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageLength });
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { isToken, act } = getParts(request);
    if (!isToken || act !== "" || request.headers.origin !== origin) return socket.destroy();
    return sockets.handleUpgrade(request, socket, head, (page) => {
      const hosted = pages.connect(
        (text) => {
          if (page.readyState === page.OPEN) page.send(text);
        },
        () => page.terminate(),
      );
      page.on("message", (data: Buffer) => hosted.receive(data.toString("utf8")));
      page.on("error", () => undefined);
      page.on("close", () => hosted.close());
    });
  });
  const listen = (port: number) =>
    new Promise<boolean>((done) => {
      server.once("error", () => done(false));
      server.listen(port, "127.0.0.1", () => done(true));
    });
  // Listens on the same port as before, so that an open page can reconnect.
  if (door.port === 0 || !(await listen(door.port))) {
    if (!(await listen(0))) throw new Error("nothing can listen on this machine");
  }
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : door.port,
    stop: async () => {
      pages.close();
      for (const page of sockets.clients) page.terminate();
      server.closeIdleConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function getState(station: Station): object {
  const { serviceTag, enrolled, session, software, pin } = station.state();
  return {
    serviceTag,
    pin,
    standing: station.standing(),
    id: enrolled?.id ?? null,
    person: session?.person.name ?? null,
    software,
    run: station.currentRun(),
    faults: station.faults.all(),
    logsWaiting: station.logsWaiting(),
  };
}

async function getText(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) {
    text += Buffer.from(chunk).toString("utf8");
    if (text.length > 1000) return "";
  }
  return text;
}
