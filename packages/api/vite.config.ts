import { defineConfig } from "vite";

/** The processes that a deployment starts, and what is loaded before each. */
const processes = ["server", "worker", "migrate", "join-fleet", "source-maps"];

/**
 * Joins the processes' thousands of modules in a few files, which halves the processor time until one is ready. Of the packages
 * only those of many modules are joined; graphql must stay one with what Mercurius reads, and ours reads a file beside it.
 */
export default defineConfig({
  resolve: { conditions: ["cathedra-source", "node"] },
  ssr: {
    resolve: { conditions: ["cathedra-source", "node"] },
    noExternal: ["@cathedra/domain", "jose", "kysely", "valibot"],
  },
  build: {
    ssr: true,
    target: "node24",
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: processes.map((name) => `src/${name}.ts`),
      external: ["@cathedra/graphql-schema"],
    },
  },
});
