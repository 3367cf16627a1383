import path from "node:path";
import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { relayTag } from "./vite/relay-tag.ts";

/** Unit tests of what hooks decide; page tests would read the whole application for each mutant. */
export default defineConfig({
  plugins: [relayTag(path.posix.join(import.meta.dirname, "src/__generated__"))],
  resolve: { conditions: ["cathedra-source", ...defaultServerConditions] },
  ssr: { resolve: { conditions: ["cathedra-source", ...defaultServerConditions] } },
  test: {
    include: ["src/{auth,relay,features/draft,features/entity-form}/*.test.ts"],
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
