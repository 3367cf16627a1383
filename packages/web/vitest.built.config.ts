import { defineConfig } from "vitest/config";

// What is looked at in the finished build: run after `vite build`.
export default defineConfig({
  test: { environment: "node", include: ["test/built/**/*.test.ts"] },
});
