import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  ssr: { resolve: { conditions: ["cathedra-source", ...defaultServerConditions] } },
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000 },
});
