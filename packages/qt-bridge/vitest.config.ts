import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  ssr: { resolve: { conditions: ["cathedra-source", ...defaultServerConditions] } },
  test: {
    // Modules are loaded once for all test files of a process, so no test may leave state behind in them (decision 0174).
    isolate: false,
    // The time limit catches tests that hang; it is long, because a busy machine may take long for what is quick elsewhere.
    testTimeout: 60_000,
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
  },
});
