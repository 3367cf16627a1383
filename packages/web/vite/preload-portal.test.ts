import { expect, test } from "vitest";
import { preloadLinks } from "./preload-portal.ts";

const bundle = {
  "assets/index.js": { facadeModuleId: "/portal/index.html", imports: ["assets/start.js"] },
  "assets/start.js": {},
  "assets/main.js": {
    facadeModuleId: "/portal/src/main.tsx",
    imports: ["assets/start.js", "assets/part.js"],
    viteMetadata: { importedCss: new Set(["assets/styles.css"]) },
  },
  "assets/part.js": { viteMetadata: { importedCss: new Set(["assets/styles.css"]) } },
  "assets/page.js": { facadeModuleId: "/portal/src/page.tsx" },
};

test("preloads an entry with its imports and styles, without what the page loads anyway", () => {
  expect(preloadLinks(bundle, "src/main.tsx", "assets/index.js")).toEqual([
    '<link rel="preload" as="style" crossorigin href="/assets/styles.css">',
    '<link rel="modulepreload" crossorigin href="/assets/main.js">',
    '<link rel="modulepreload" crossorigin href="/assets/part.js">',
  ]);
});

test("an entry that is not in the build fails it", () => {
  expect(() => preloadLinks(bundle, "src/gone.tsx", "assets/index.js")).toThrow("src/gone.tsx");
});
