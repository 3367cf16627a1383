import { nativeImports } from "@cathedra/test-fixtures/native-imports";
import { defineConfig } from "vitest/config";

/**
 * The tests of the use cases that `stryker.config.json` breaks, on the real database; those of events, which are archived like
 * vouchers, among them. Races and crowds would run for each mutant.
 */
export default defineConfig({
  test: {
    ...nativeImports(),
    include: [
      "test/{confirmations,course-vouchers,group-administration,group-courses,groups,vouchers}/*.test.ts",
      "test/events/{people,start}.test.ts",
    ],
    exclude: ["test/**/{crowd,races}.test.ts"],
    globalSetup: ["./test/support/global-setup.ts"],
    isolate: false,
    hookTimeout: 60_000,
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
