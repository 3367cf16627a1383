import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { relayTag } from "./vite/relay-tag.ts";

// React's production build, as people have it: its development checks take a quarter of the pages' time, and vitest would use
// them.
process.env.NODE_ENV = "production";

export default defineConfig({
  plugins: [relayTag(path.posix.join(import.meta.dirname, "src/__generated__")), vanillaExtractPlugin()],
  resolve: { conditions: ["cathedra-source", ...defaultServerConditions] },
  ssr: { resolve: { conditions: ["cathedra-source", ...defaultServerConditions] } },
  test: {
    // One process reads the modules once for all its files: no test may leave anything behind in them (decision 0174).
    isolate: false,
    // Pages allocate much that is short-lived: a young generation that is large from the beginning is collected rarely, which
    // saves a tenth of the processor time.
    execArgv: ["--max-semi-space-size=64", "--min-semi-space-size=64"],
    // A busy machine takes long for what is quick elsewhere; a time limit catches hangs.
    testTimeout: 60_000,
    silent: "passed-only",
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          include: ["src/**/*.test.ts", "src/**/*.test.tsx", "vite/**/*.test.ts", "test/*.test.ts"],
          exclude: ["**/*.page.test.tsx"],
        },
      },
      {
        extends: true,
        test: {
          // Pages whose portal is played by the contract (test/portal).
          name: "pages",
          environment: "happy-dom",
          environmentOptions: { happyDOM: { width: 1280, height: 800, url: "http://localhost:3000/" } },
          include: ["{src,test}/**/*.page.test.tsx"],
          setupFiles: ["test/portal/browser-parts.ts"],
        },
      },
    ],
  },
});
