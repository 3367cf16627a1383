import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { prepareDataFolder } from "./data-paths.ts";
import { Refusal } from "./refusal.ts";
import { temporaryFolders } from "./testing/temporary-folder.ts";

const temporaryFolder = temporaryFolders();
const somebodyElse = 4_000_000;

describe("the data folder", () => {
  test("is made where it is missing", () => {
    const folder = join(temporaryFolder(), "deep/down");
    prepareDataFolder(folder);
    prepareDataFolder(folder);
  });

  test("that cannot be made is one sentence", () => {
    const file = join(temporaryFolder(), "file");
    writeFileSync(file, "");
    expect(() => prepareDataFolder(join(file, "data"))).toThrow(Refusal);
    expect(() => prepareDataFolder(join(file, "data"))).toThrow(
      /^The data folder cannot be used: .* CATHEDRA_DATA\.$/,
    );
  });

  test("that another user has written to is named with what to do; root may use it", () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "logs"));
    writeFileSync(join(folder, "logs/api.log"), "");
    expect(() => prepareDataFolder(folder, somebodyElse)).toThrow(/belongs to another user .*sudo chown -R/);
    prepareDataFolder(folder, 0);
  });
});
