import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

const conditions = ["cathedra-source", ...defaultServerConditions];

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  ssr: { resolve: { conditions } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // One process reads the modules once for all its files: no test may leave anything behind in them (decision 0174).
          isolate: false,
          environment: "node",
          include: ["src/**/*.test.ts"],
          exclude: ["**/*.browser.test.ts"],
          // A busy machine takes long for what is quick elsewhere; a time limit catches hangs.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          // Pages stay open from one file to the next (test/support/page-pool.ts).
          isolate: false,
          environment: "node",
          include: ["src/**/*.browser.test.ts", "test/**/*.browser.test.ts"],
          globalSetup: ["test/support/serve-storybook.ts"],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          maxConcurrency: 3,
          // A busy machine can lose a race against a browser; `npm test` names what needed its second try.
          retry: 1,
          maxWorkers: 2,
        },
      },
    ],
  },
});
