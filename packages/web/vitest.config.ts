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
    environment: "node",
    include: ["src/**/*.test.ts", "src/**/*.test.tsx", "vite/**/*.test.ts", "test/*.test.ts"],
  },
});
