import { fileURLToPath } from "node:url";
import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // As Node resolves it: the ES module build beside the one that Mercurius requires would be a second GraphQL.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve("graphql")) }] },
  ssr: { resolve: { conditions: ["cathedra-source", ...defaultServerConditions] } },
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: ["./test/support/global-setup.ts"],
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});
