import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { prepareDataFolder } from "./data-paths.ts";
import { Refusal } from "./refusal.ts";
import { temporaryFolders } from "./testing/temporary-folder.ts";

const temporaryFolder = temporaryFolders();
const somebodyElse = 4_000_000;

describe("the data folder", () => {
  test("the data folder is created if it is missing", () => {
    const folder = join(temporaryFolder(), "deep/down");
    prepareDataFolder(folder);
    prepareDataFolder(folder);
  });

  test("the data folder is reported in one sentence if it cannot be created", () => {
    const file = join(temporaryFolder(), "file");
    writeFileSync(file, "");
    expect(() => prepareDataFolder(join(file, "data"))).toThrow(Refusal);
    expect(() => prepareDataFolder(join(file, "data"))).toThrow(
      /^The data folder cannot be used: .* CATHEDRA_DATA\.$/,
    );
  });

  test("the data folder is reported with the remedy if another user has written to it, and root may still use it", () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "logs"));
    writeFileSync(join(folder, "logs/api.log"), "");
    expect(() => prepareDataFolder(folder, somebodyElse)).toThrow(/belongs to another user .*sudo chown -R/);
    prepareDataFolder(folder, 0);
  });
});
