import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // Properties and the compiler take their time on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
