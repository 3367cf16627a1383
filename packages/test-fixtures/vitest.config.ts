import { defineConfig } from "vitest/config";
import { nativeImports } from "./src/native-imports.ts";

export default defineConfig({
  test: { ...nativeImports(), include: ["src/**/*.test.ts"], testTimeout: 60_000 },
});
