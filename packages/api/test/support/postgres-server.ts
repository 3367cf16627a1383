import { request } from "node:http";
import { quickRoot, startTemporaryPostgres } from "@cathedra/test-fixtures/temporary-postgres";

/** `adminUrl` leads to a database from which others can be created. */
export type TestServer = {
  readonly adminUrl: string;
  /** The folder of its socket in the file system: a message through it costs both sides half of one over TCP. */
  readonly socketFolder?: string;
  readonly kind: string;
  readonly stop: () => Promise<void>;
};

/** `DATABASE_URL` where it is set; a container where a container runtime answers; the embedded server otherwise. */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env.DATABASE_URL;
  if (given !== undefined && given !== "") {
    return { adminUrl: given, kind: "DATABASE_URL", stop: async () => undefined };
  }
  if (await containerRuntimeAnswers()) {
    try {
      return await startContainer();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      process.stderr.write(`A container runtime answers, but PostgreSQL does not start in it: ${reason}\n`);
    }
  }
  return startEmbedded();
}

async function startContainer(): Promise<TestServer> {
  const { PostgreSqlContainer } = await import("@testcontainers/postgresql");
  const container = await new PostgreSqlContainer("postgres:18")
    .withCommand(["postgres", "-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "max_connections=200"])
    .start();
  return {
    adminUrl: container.getConnectionUri(),
    kind: "container",
    stop: async () => void (await container.stop()),
  };
}

/** The kernel takes 103 letters and more for the name of a socket. */
const maxFolderLength = 80;

async function startEmbedded(): Promise<TestServer> {
  // The write-ahead log is minimal, since the data is in memory and never recovered. Databases live for seconds: autovacuum
  // would only delay the copies of the template, and change plans at unpredictable times.
  const settings = { wal_level: "minimal", max_wal_senders: "0", max_wal_size: "512MB", autovacuum: "off" };
  // The data folder, which the user who started the server can read.
  const server = await startTemporaryPostgres({ ...settings, unix_socket_directories: "." }, quickRoot());
  const found = { adminUrl: server.url("postgres"), kind: "embedded", stop: server.stop };
  return server.dataDir.length > maxFolderLength ? found : { ...found, socketFolder: server.dataDir };
}

/** A socket from which no one reads must not cost more than a moment. */
function containerRuntimeAnswers(): Promise<boolean> {
  const socketPath = (process.env.DOCKER_HOST ?? "unix:///var/run/docker.sock").replace(/^unix:\/\//, "");
  return new Promise((answer) => {
    const ping = request({ socketPath, path: "/_ping", timeout: 100 }, (response) => {
      response.resume();
      answer(response.statusCode === 200);
    });
    ping.once("timeout", () => ping.destroy());
    ping.once("error", () => answer(false));
    ping.once("close", () => answer(false));
    ping.end();
  });
}
