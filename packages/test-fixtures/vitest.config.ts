import { defineConfig } from "vitest/config";
import { readByNode } from "./src/node-reads.ts";

export default defineConfig({
  test: { ...readByNode(), include: ["src/**/*.test.ts"], testTimeout: 60_000 },
});
