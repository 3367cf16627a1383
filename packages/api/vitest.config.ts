import { nativeImports } from "@cathedra/test-fixtures/native-imports";
import { defineConfig } from "vitest/config";

/** The S3 driver's tests need an S3 and a bucket: `S3_TEST_ENDPOINT=s3://bucket?endpoint=…&forcePathStyle=true`. */
const s3Tests = process.env.S3_TEST_ENDPOINT === undefined ? [] : ["test/s3/**/*.test.ts"];

/** Tests with real containers need a Docker Engine and the simulator's image: `DOCKER_TEST_IMAGE`, `DOCKER_TEST_SOCKET`. */
const dockerTests = process.env.DOCKER_TEST_IMAGE === undefined ? [] : ["test/docker/**/*.test.ts"];

/** Storms take minutes: `npm run storm` runs them, every night. */
const storms = process.env.STORM_ACTS === undefined ? [] : ["test/storm/**/*.test.ts"];

export default defineConfig({
  test: {
    ...nativeImports(),
    include: [
      "src/**/*.test.ts",
      "test/!(s3|docker|storm)/**/*.test.ts",
      ...s3Tests,
      ...dockerTests,
      ...storms,
    ],
    globalSetup: ["./test/support/global-setup.ts"],
    // One process reads the modules once for all its files: no test may leave anything behind in them (decision 0174).
    isolate: false,
    // While one worker waits, as many tests do, the other uses the processor.
    maxWorkers: 2,
    hookTimeout: 60_000,
    testTimeout: 60_000,
    // The time limit for awaited conditions: it catches hangs and does not judge the machine's speed.
    expect: { poll: { timeout: 15_000 } },
    // A busy machine can lose a race against real processes; `npm test` names what needed its second try.
    retry: 1,
  },
});
