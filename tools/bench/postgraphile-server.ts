/**
 * PostGraphile 5 over the same tables, without sign-in or rights: the reference for a well-made generic GraphQL layer. Started
 * as its own process: `postgraphile-server.ts <database url> <port>`.
 */
import { createServer } from "node:http";
import { postgraphile } from "postgraphile";
import { makePgService } from "postgraphile/adaptors/pg";
import { grafserv } from "postgraphile/grafserv/node";
import { PostGraphileAmberPreset } from "postgraphile/presets/amber";

const [databaseUrl = "", port = "0"] = process.argv.slice(2);
const server = createServer();
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  // This option would hide orders and relations that no single index serves completely, although the planner serves them
  // well.
  disablePlugins: ["PgIndexBehaviorsPlugin"],
  pgServices: [
    makePgService({ connectionString: databaseUrl, schemas: ["public"], poolConfig: { max: 10 } }),
  ],
  grafserv: { graphqlPath: "/graphql", graphiql: false, watch: false },
  grafast: { explain: false },
});
await instance.createServ(grafserv).addTo(server);
server.listen(Number(port), "127.0.0.1");
