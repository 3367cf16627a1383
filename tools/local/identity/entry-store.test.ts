import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolders } from "../testing/temporary-folder.ts";
import { openEntryStore } from "./entry-store.ts";

const temporaryFolder = temporaryFolders();

describe("entries on disk", () => {
  test("survive a restart and are readable only by their owner", () => {
    const folder = join(temporaryFolder(), "entries");
    openEntryStore(folder, () => 0).set("Session:1", { uid: "x" }, null);
    expect(openEntryStore(folder, () => 0).get("Session:1")).toEqual({ uid: "x" });
    const [file = ""] = readdirSync(folder);
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  });

  test("expire at their time, and are deleted from disk when swept or loaded", () => {
    const folder = join(temporaryFolder(), "entries");
    let now = 0;
    const store = openEntryStore(folder, () => now);
    store.set("Grant:1", 1, 1000);
    store.set("Grant:2", 2, 2000);
    now = 999;
    expect(store.keys("Grant:")).toEqual(["Grant:1", "Grant:2"]);
    now = 1000;
    expect([store.get("Grant:1"), store.keys("Grant:")]).toEqual([undefined, ["Grant:2"]]);
    expect([store.sweep(), readdirSync(folder).length]).toEqual([1, 1]);
    openEntryStore(folder, () => 2000);
    expect(readdirSync(folder)).toEqual([]);
  });

  test("entries on disk that are incomplete or invalid are dropped without affecting others", () => {
    const folder = join(temporaryFolder(), "entries");
    openEntryStore(folder, () => 0).set("Session:1", "kept", null);
    const [file = ""] = readdirSync(folder);
    writeFileSync(join(folder, "broken.json"), readFileSync(join(folder, file), "utf8").slice(0, 20));
    writeFileSync(join(folder, `${file}.77.tmp`), "{");
    writeFileSync(join(folder, "other.json"), '{"key": 1}');
    expect(openEntryStore(folder, () => 0).get("Session:1")).toBe("kept");
    expect(readdirSync(folder)).toEqual([file]);
  });
});
