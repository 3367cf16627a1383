import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Read by Node itself, not made ready by Vite (decision 0174).
    experimental: { viteModuleRunner: false, nodeLoader: false },
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // One process reads the modules once for all its files: no test may leave anything behind in them (decision 0174).
    isolate: false,
    // Property tests and tests of the compiler are slow on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
