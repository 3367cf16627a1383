import { compiledCode } from "@cathedra/test-fixtures/compiled-code";
import { nativeImports } from "@cathedra/test-fixtures/native-imports";
import { defineConfig } from "vitest/config";

/** Killing whole machines under load takes a minute, so these tests only run in `npm run nightly`. */
const drills = process.env.LONG_TESTS === undefined ? [] : ["drill/**/*.test.ts"];

export default defineConfig({
  test: {
    ...nativeImports(),
    include: [
      "{local,bench,capacity,checks,fields,invariants,modules,trace}/**/*.test.ts",
      ...drills,
      "../deploy/**/*.test.ts",
    ],
    // Modules are loaded once for all test files of a process, so no test may leave state behind in them (decision 0174).
    isolate: false,
    // Two workers: while one waits for its processes, the other uses the processor.
    maxWorkers: 2,
    env: { NODE_COMPILE_CACHE: compiledCode },
    testTimeout: 60_000,
    // The time limit for awaited conditions: it catches hangs and does not judge the machine's speed.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
    // On a busy machine a test with real processes can lose a race, so it is tried twice; `npm test` names tests that needed the
    // second attempt.
    retry: 1,
  },
});
