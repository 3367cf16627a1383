import type { PoolClient } from "pg";

/** A column of a result, as PostgreSQL describes it before a statement runs. */
export type DescribedColumn = {
  readonly name: string;
  /** The name of the type in `pg_type`. */
  readonly type: string;
  /** Whether the table that it comes from lets it be null; undefined of what no table has. */
  readonly mayBeNull: boolean | undefined;
};

type Field = {
  readonly name: string;
  readonly dataTypeID: number;
  readonly tableID: number;
  readonly columnID: number;
};

type Wire = {
  readonly parse: (query: { readonly text: string; readonly name: string; readonly types: [] }) => void;
  readonly describe: (what: { readonly type: "S"; readonly name: string }) => void;
  readonly sync: () => void;
};

/** Has the server read a statement, and not run it. */
export async function describeStatement(
  client: PoolClient,
  text: string,
): Promise<readonly DescribedColumn[]> {
  const fields = await getFields(client, text);
  const { rows } = await client.query<{ oid: number; typname: string }>(
    "select oid::int, typname from pg_type where oid = any($1::oid[])",
    [fields.map(({ dataTypeID }) => dataTypeID)],
  );
  const { rows: stored } = await client.query<{ table: number; column: number; nullable: boolean }>(
    `select attrelid::int as table, attnum as column, not attnotnull as nullable
     from pg_attribute where attrelid = any($1::oid[])`,
    [fields.map(({ tableID }) => tableID)],
  );
  return fields.map(({ name, dataTypeID, tableID, columnID }) => ({
    name,
    type: rows.find(({ oid }) => oid === dataTypeID)?.typname ?? "",
    mayBeNull: stored.find(({ table, column }) => table === tableID && column === columnID)?.nullable,
  }));
}

/** Uses the protocol directly, because `query` always executes the statement. */
function getFields(client: PoolClient, text: string): Promise<readonly Field[]> {
  return new Promise((resolve, reject) => {
    let fields: readonly Field[] = [];
    const asked = {
      submit: (wire: Wire) => {
        wire.parse({ text, name: "", types: [] });
        wire.describe({ type: "S", name: "" });
        wire.sync();
      },
      handleRowDescription: (message: { readonly fields: readonly Field[] }) => {
        fields = message.fields;
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    };
    client.query(asked as never);
  });
}
