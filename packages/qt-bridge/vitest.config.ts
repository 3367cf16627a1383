import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  ssr: { resolve: { conditions: ["cathedra-source", ...defaultServerConditions] } },
  test: {
    // One process reads the modules once for all its files: no test may leave anything behind in them (decision 0174).
    isolate: false,
    // A busy machine takes long for what is quick elsewhere; a time limit catches hangs.
    testTimeout: 60_000,
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
  },
});
