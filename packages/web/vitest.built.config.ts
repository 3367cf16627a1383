import { defineConfig } from "vitest/config";

// Tests of the finished build: run after `vite build`.
export default defineConfig({
  test: { environment: "node", include: ["test/built/**/*.test.ts"] },
});
