import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // Vite would take graphql's `module` file, Node takes its `main` for the code generator: two copies refuse each other.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve("graphql")) }] },
  test: { include: ["src/**/*.test.ts", "test/**/*.test.ts"] },
});
