import { defineConfig } from "vitest/config";

/** Unit tests alone: the tests of the package as a whole read its sources from the workspace, which a mutated copy is not part of. */
export default defineConfig({
  test: {
    experimental: { viteModuleRunner: false, nodeLoader: false },
    include: ["src/**/*.test.ts"],
    isolate: false,
    testTimeout: 60_000,
  },
});
