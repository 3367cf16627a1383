import { describedLists } from "@cathedra/domain/lists";
import { schemaText } from "@cathedra/graphql-schema";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { buildSchema, type ExecutionResult } from "graphql";
import mercurius from "mercurius";
import type { Config } from "../config.ts";
import { documents } from "../graphql/document-cache.ts";
import { executor } from "../graphql/execute.ts";
import { persistedOperations } from "../graphql/persisted-operations.ts";
import { graphqlRoute } from "../graphql/route.ts";
import { scalars } from "../graphql/scalars.ts";
import { contentReading } from "../modules/content/public.ts";
import { openLearningService } from "../modules/course-progress/public.ts";
import type { ApiModule } from "../modules/module.ts";
import type { Ports } from "../ports/ports.ts";

export const graphqlPath = "/api/graphql";

/**
 * Parsed once for all applications of a process. The text is assumed to be valid, because `npm run generate` validates it and
 * validation takes longer than parsing.
 */
const schema = buildSchema(schemaText, { assumeValidSDL: true, noLocation: true });

/**
 * `POST /api/graphql` (G.002). Mercurius resolves, compiles and batches; the route is our own, because Mercurius's route would
 * apply neither our protocol nor our limits and masking.
 */
export const graphql = (config: Config, ports: Ports, modules: readonly ApiModule[]) =>
  fastifyPlugin(
    async (app: FastifyInstance) => {
      await app.register(mercurius, {
        schema,
        resolvers: { ...scalars, ...mergedByType(modules.map(({ resolvers }) => resolvers)) },
        loaders: mergedByType(modules.map(({ loaders = {} }) => loaders)),
        jit: 1,
        routes: false,
        // `graphql/wire-result.ts` formats and masks all kinds of failures.
        errorFormatter: (execution) => ({ statusCode: 200, response: execution as ExecutionResult }),
      });
      const isProduction = config.environment === "production";
      const prepare = documents({ schema, allowIntrospection: !isProduction });
      const persisted = persistedOperations(config, schema, prepare);
      const learning = openLearningService(config, ports, app.log);
      app.addHook("onClose", () => learning.progressSync.close());
      const execute = executor({
        schema,
        ports,
        newUserLogbook: config.newUserLogbook,
        content: contentReading(config, ports.clock),
        learning,
        logbookAdminCustomers: config.logbookAdminCustomers,
        voucherAdminCustomers: config.voucherAdminCustomers,
        mail: config.mail,
        machines: config.machines,
        packageSigner: config.packageSigner,
        desktopClient: config.desktopClient,
        http: config.http,
        objectStoreSecret: config.objectStoreSecret,
        prepare,
        persisted,
        hideSuggestions: isProduction,
        prefetchFields: Object.assign({}, ...modules.map(({ prefetchFields = {} }) => prefetchFields)),
        writtenFields: Object.assign({}, ...modules.map(({ writtenFields = {} }) => writtenFields)),
        listSizes: Object.assign(
          Object.fromEntries(describedLists.map(({ query, pageSize }) => [`Query.${query}`, pageSize])),
          ...modules.map(({ listSizes = {} }) => listSizes),
        ),
      });
      graphqlRoute(app, graphqlPath, execute);
    },
    { name: "graphql", dependencies: ["auth"] },
  );

/** Resolvers by the name of their GraphQL type. */
type ByType = Readonly<Record<string, object | undefined>>;

/** Merges the types of all modules; a field that two modules define is a programming error. */
function mergedByType(maps: readonly ByType[]): Record<string, Record<string, never>> {
  const merged: Record<string, Record<string, never>> = {};
  for (const [type, fields] of maps.flatMap((map) => Object.entries(map))) {
    const known = merged[type] ?? {};
    merged[type] = known;
    for (const [name, field] of Object.entries(fields ?? {})) {
      if (Object.hasOwn(known, name)) throw new Error(`two modules define ${type}.${name}`);
      // Mercurius' types accept any field; the module's own type ensures that it fits.
      known[name] = field as never;
    }
  }
  return merged;
}
