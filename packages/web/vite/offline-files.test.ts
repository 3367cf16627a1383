import { expect, test } from "vitest";
import { offlineFiles } from "./offline-files.ts";

const file = (name: string) => ({ file: `assets/${name}.js`, name });

test("the pages of the logbook are kept whatever the hash of its area's file is, and other areas are not", () => {
  const manifest = {
    "index.html": {
      ...file("index"),
      dynamicImports: ["_area-logbook-Brv-cEwv.js", "_area-admin-C1_d-E2f.js"],
    },
    "src/main.tsx": file("main"),
    "_area-logbook-Brv-cEwv.js": {
      ...file("area-logbook"),
      dynamicImports: ["src/routes/logbook/route.tsx", "src/routes/logbook/confirmations/route.tsx"],
    },
    "_area-admin-C1_d-E2f.js": { ...file("area-admin"), dynamicImports: ["src/routes/admin/route.tsx"] },
    "src/routes/logbook/route.tsx": file("logbook"),
    "src/routes/logbook/confirmations/route.tsx": file("confirmations"),
    "src/routes/admin/route.tsx": file("admin"),
  };
  expect([...offlineFiles(manifest)]).toEqual([
    "assets/index.js",
    "assets/main.js",
    "assets/area-logbook.js",
    "assets/logbook.js",
  ]);
});
