import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { relayTag } from "./vite/relay-tag.ts";

export default defineConfig({
  plugins: [relayTag(path.posix.join(import.meta.dirname, "src/__generated__")), vanillaExtractPlugin()],
  resolve: { conditions: ["cathedra-source", ...defaultServerConditions] },
  ssr: { resolve: { conditions: ["cathedra-source", ...defaultServerConditions] } },
  test: {
    // One process reads the modules once for all its files: no test may leave anything behind in them (decision 0174).
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    environment: "node",
    include: ["src/**/*.test.ts", "src/**/*.test.tsx", "vite/**/*.test.ts", "test/*.test.ts"],
  },
});
