import { once } from "node:events";
import type { Connection, Pool, PoolClient, Submittable } from "pg";

type Row = Readonly<Record<string, unknown>>;

/** Sends rows to one table by `COPY`, over a connection of its own. */
export type CopyIn = {
  readonly write: (row: Row) => void;
  /** Resolves when the server has accepted enough of the written data for the buffer to be below its limit. */
  readonly taken: () => Promise<void>;
  readonly end: () => Promise<void>;
};

/** The number of characters that are sent together, because a packet for each row would cost more than the row. */
const lettersAtOnce = 64 * 1024;

/**
 * Begins a bulk insert into `table`; the first row names the columns. Triggers and foreign keys are disabled, so the caller is
 * responsible for valid data. Only a superuser may do this.
 */
export async function copyIn(pool: Pool, table: string): Promise<CopyIn> {
  const client = await pool.connect();
  await client.query("set session_replication_role = replica; set statement_timeout = 0");
  let columns: readonly string[] | undefined;
  let copy: RunningCopy | undefined;
  let text = "";
  const flush = (): void => {
    copy?.send(text);
    text = "";
  };
  return {
    write: (row) => {
      columns ??= Object.keys(row);
      copy ??= startCopy(client, `copy ${table} (${columns.join(", ")}) from stdin`);
      text += `${columns.map((column) => cell(row[column])).join("\t")}\n`;
      if (text.length > lettersAtOnce) flush();
    },
    taken: async () => copy?.drained(),
    end: async () => {
      flush();
      await copy?.end();
      // The connection's session settings are unsuitable for other users.
      client.release(true);
    },
  };
}

/** Formats a value in COPY's text format. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return "\\N";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign);
}

const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

type RunningCopy = {
  readonly send: (text: string) => void;
  readonly drained: () => Promise<void>;
  readonly end: () => Promise<void>;
};

/** The members of the protocol's connection that a copy needs and that the package's types lack. */
type CopyConnection = Connection & {
  readonly sendCopyFromChunk: (chunk: Buffer) => void;
  readonly endCopyFrom: () => void;
};

/** Starts a COPY and follows its protocol, which the driver does not implement. */
function startCopy(client: PoolClient, statement: string): RunningCopy {
  let connection: CopyConnection | undefined;
  const early: string[] = [];
  let isEnded = false;
  const isOver = new Promise<void>((resolve, reject) => {
    const submittable: Submittable & Record<string, (argument: never) => void> = {
      submit: (to: Connection) => to.query(statement),
      handleCopyInResponse: (to: CopyConnection) => {
        connection = to;
        for (const text of early) to.sendCopyFromChunk(Buffer.from(text));
        if (isEnded) to.endCopyFrom();
      },
      handleCommandComplete: () => undefined,
      handleReadyForQuery: () => resolve(),
      handleError: (error: Error) => reject(error),
    };
    client.query(submittable);
  });
  return {
    send: (text) => {
      if (connection === undefined) early.push(text);
      else connection.sendCopyFromChunk(Buffer.from(text));
    },
    drained: async () => {
      if (connection?.stream.writableNeedDrain) await once(connection.stream, "drain");
    },
    end: () => {
      isEnded = true;
      connection?.endCopyFrom();
      return isOver;
    },
  };
}
