import { compiledCode } from "@cathedra/test-fixtures/compiled-code";
import { readByNode } from "@cathedra/test-fixtures/node-reads";
import { defineConfig } from "vitest/config";

/** Whole machines under load that are killed take a minute; `npm run nightly` has them every night. */
const drills = process.env.LONG_TESTS === undefined ? [] : ["drill/**/*.test.ts"];

export default defineConfig({
  test: {
    ...readByNode(),
    include: [
      "{local,bench,capacity,checks,fields,invariants,modules,trace}/**/*.test.ts",
      ...drills,
      "../deploy/**/*.test.ts",
    ],
    // Real processes on two cores: side by side they only wait for each other. One process reads the modules once for all
    // files: no test may leave anything behind in them (decision 0174).
    fileParallelism: false,
    isolate: false,
    env: { NODE_COMPILE_CACHE: compiledCode },
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // A busy machine can lose a race against real processes; `npm test` names what needed its second try.
    retry: 1,
  },
});
