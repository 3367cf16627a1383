import { createServer, type Server } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer, type SMTPServerAddress, type SMTPServerDataStream } from "smtp-server";
import type { Behaviour } from "./behaviour.ts";
import type { MailStore } from "./store.ts";

export type SmtpPlan = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly store: MailStore;
  readonly slowMs?: number;
  /** Called to simulate a crash, which ends the process. */
  readonly crash: () => void;
};

export type RunningSmtp = {
  readonly port: () => number;
  readonly behave: (wanted: Behaviour) => Promise<void>;
  readonly behaviour: () => Behaviour;
  readonly stop: () => Promise<void>;
};

/**
 * A real mail server that delivers to a folder. Mail to `@refused.example` is refused, and mail to `@later.example` is deferred.
 */
export async function startSmtp(plan: SmtpPlan): Promise<RunningSmtp> {
  let behaviour: Behaviour = "ok";
  let { port } = plan;
  let stopListening = await listen();

  async function listen(): Promise<() => Promise<void>> {
    if (behaviour === "away") return async () => undefined;
    const [server, close] = behaviour === "garbage" ? garbage() : mailServer(plan, () => behaviour);
    await new Promise<void>((ready, failed) => {
      server.once("error", failed);
      server.listen(port, plan.host, ready);
    });
    const address = server.address();
    if (typeof address === "object" && address !== null) port = address.port;
    return close;
  }
  return {
    port: () => port,
    behaviour: () => behaviour,
    async behave(wanted) {
      behaviour = wanted;
      await stopListening();
      stopListening = await listen();
    },
    stop: () => stopListening(),
  };
}

type Listening = readonly [Server, () => Promise<void>];

function mailServer(plan: SmtpPlan, behaviour: () => Behaviour): Listening {
  const server = new SMTPServer({
    name: "mailbox.localhost",
    banner: "Cathedra's local mailbox",
    // The server is only reachable from this machine, so it offers no encryption.
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: 10_485_760,
    rejectOversized: true,
    closeTimeout: 500,
    onAuth({ username, password }, _session, done) {
      if (username === plan.user && password === plan.password) done(null, { user: username });
      else done(refusal(535, "5.7.8 Wrong user or password"));
    },
    onRcptTo(to, _session, done) {
      done(toRefusal(to, behaviour()));
    },
    onData(stream, { envelope }, done) {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      void answerTo(take(plan, behaviour, stream, recipients), done);
    },
  });
  // A client that disconnects is not an error.
  server.on("error", () => undefined);
  return [server.server, () => new Promise<void>((closed) => server.close(closed))];
}

async function answerTo(
  taking: Promise<string | undefined>,
  done: (error: Error | null, refusal?: string) => void,
): Promise<void> {
  try {
    const refusal = await taking;
    if (refusal !== undefined) done(null, refusal);
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
}

/** The answer to a mail; undefined if it is never answered. */
async function take(
  { store, slowMs = 5000, crash }: SmtpPlan,
  behaviour: () => Behaviour,
  stream: SMTPServerDataStream,
  recipients: readonly string[],
): Promise<string | undefined> {
  const source = await buffer(stream);
  if (behaviour() === "silent") return undefined;
  if (behaviour() === "slow") await sleep(slowMs);
  const { id } = await store.keep(source, recipients, Date.now());
  if (behaviour() === "crash") {
    crash();
    return undefined;
  }
  return `Kept as ${id}`;
}

function toRefusal({ address }: SMTPServerAddress, behaviour: Behaviour): Error | undefined {
  if (behaviour === "refuse" || address.endsWith("@refused.example"))
    return refusal(550, "5.1.1 No such mailbox here");
  if (behaviour === "busy" || address.endsWith("@later.example"))
    return refusal(451, "4.3.2 Too busy just now, try again later");
  return undefined;
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

function garbage(): Listening {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.end("HTTP/1.1 200 OK\r\n\r\n<!doctype html><title>Welcome</title>\r\n");
  });
  return [server, () => new Promise<void>((closed) => server.close(() => closed()))];
}
