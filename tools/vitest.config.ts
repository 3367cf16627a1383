import { compiledCode } from "@cathedra/test-fixtures/compiled-code";
import { nativeImports } from "@cathedra/test-fixtures/native-imports";
import { defineConfig } from "vitest/config";

/** Whole machines under load that are killed take a minute; `npm run nightly` has them every night. */
const drills = process.env.LONG_TESTS === undefined ? [] : ["drill/**/*.test.ts"];

export default defineConfig({
  test: {
    ...nativeImports(),
    include: [
      "{local,bench,capacity,checks,fields,invariants,modules,trace}/**/*.test.ts",
      ...drills,
      "../deploy/**/*.test.ts",
    ],
    // One process reads the modules once for all its files: no test may leave anything behind in them (decision 0174).
    isolate: false,
    // While one worker waits for its processes, the other uses the processor.
    maxWorkers: 2,
    env: { NODE_COMPILE_CACHE: compiledCode },
    testTimeout: 60_000,
    // The time limit for awaited conditions: it catches hangs and does not judge the machine's speed.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
    // A busy machine can lose a race against real processes; `npm test` names what needed its second try.
    retry: 1,
  },
});
