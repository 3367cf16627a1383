import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dataPathsIn, prepareDataFolder } from "./data-paths.ts";
import { Refusal } from "./refusal.ts";
import { resetData } from "./reset.ts";
import { temporaryFolders } from "./testing/temporary-folder.ts";

const temporaryFolder = temporaryFolders();
const reset = (folder: string) => {
  const paths = dataPathsIn(folder);
  return resetData(paths, paths.postgres, () => undefined);
};

function write(path: string): string {
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, "content");
  return path;
}

test("a reset of a folder that Cathedra created deletes only Cathedra's files", async () => {
  const folder = join(temporaryFolder(), "data");
  prepareDataFolder(folder);
  const ours = ["objects/one", "logs/api.log", "secrets.json", "postgres/half-made"].map((name) =>
    write(join(folder, name)),
  );
  const theirs = write(join(folder, "notes.txt"));
  await reset(folder);
  expect(ours.filter((path) => existsSync(path))).toEqual([]);
  expect(existsSync(theirs)).toBe(true);
  prepareDataFolder(folder);
  await reset(folder);
});

test("a reset of a folder that held other files before deletes nothing", async () => {
  const folder = temporaryFolder();
  const theirs = ["objects/one", "logs/old.log", "postgres/notes.txt"].map((name) =>
    write(join(folder, name)),
  );
  prepareDataFolder(folder);
  theirs.push(write(join(folder, "secrets.json")), write(join(folder, "ports.json")));
  await expect(reset(folder)).rejects.toThrow(Refusal);
  await expect(reset(folder)).rejects.toThrow(
    /^Nothing was deleted: .* held other things .* CATHEDRA_DATA\.$/,
  );
  expect(theirs.filter((path) => !existsSync(path))).toEqual([]);
});

test("a reset keeps a complete database that has no marker of Cathedra", async () => {
  const folder = temporaryFolder();
  prepareDataFolder(folder);
  const control = write(join(folder, "postgres/global/pg_control"));
  write(join(folder, "postgres/PG_VERSION"));
  const objects = write(join(folder, "objects/one"));
  await expect(reset(folder)).rejects.toThrow(/has no file cathedra\.json.*Move that folder away/);
  expect([existsSync(control), existsSync(objects)]).toEqual([true, true]);
  write(join(folder, "postgres/cathedra.json"));
  await reset(folder);
  expect([existsSync(control), existsSync(objects)]).toEqual([false, false]);
});
