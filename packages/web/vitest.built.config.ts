import { defineConfig } from "vitest/config";

// Tests of the finished build: run after `vite build`.
export default defineConfig({
  test: {
    environment: "node",
    include: ["test/built/**/*.test.ts"],
    // A busy machine takes long for what is quick elsewhere; a time limit catches hangs.
    testTimeout: 60_000,
  },
});
