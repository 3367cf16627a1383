import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { type ConfirmationKind, destructiveMutations } from "./destructive-mutations.ts";

const web = resolve(import.meta.dirname, "../../packages/web/src");
const read = (path: string) => readFileSync(join(web, path), "utf8");
const sources = globSync("{features,routes,shell}/**/*.{ts,tsx}", { cwd: web }).filter(
  (path) => !path.includes(".test."),
);

const verbs =
  "delete|remove|revoke|archive|turnOff|reset|withdraw|discard|leave|forget|end|stop|cancel|forceEnd|merge|purge|empty";

/** The mutations of a page whose names indicate that something is removed. */
function takenIn(text: string): readonly string[] {
  return [...text.matchAll(/^\s*mutation \w+[^{]*\{\s*([A-Za-z]+)/gm)]
    .map(([, name = ""]) => name)
    .filter((name) => new RegExp(`^(${verbs})[A-Z]`, "i").test(name) && name !== "resetAccountProgress");
}

const signs: Readonly<Record<ConfirmationKind, RegExp>> = {
  dialog: /<(AlertDialog|NamedQuestion|RemoveDialog|Dialog)\b/,
  named: /<NamedQuestion\b|isNamed\(/,
  undo: /offerUndo\(|Undo/,
  "nothing lost": /./,
};

test("a destructive mutation is found in the source of a page", () => {
  const page =
    "graphql`\n  mutation PageMutation($id: ID!) {\n    deleteEverything(id: $id) {\n      id\n    }\n  }\n`";
  expect(takenIn(page)).toEqual(["deleteEverything"]);
  expect(takenIn(page.replace("deleteEverything", "saveEverything"))).toEqual([]);
});

test("every destructive mutation that the web uses is in the list", () => {
  const used = new Set(sources.flatMap((path) => takenIn(read(path))));
  expect(used.size).toBeGreaterThan(25);
  expect([...used].filter((name) => destructiveMutations[name] === undefined).toSorted()).toEqual([]);
});

test.each(Object.entries(destructiveMutations))(
  "%s is confirmed or can be undone at the listed place",
  (name, [way, where]) => {
    expect(sources).toContain(where);
    expect([where, signs[way].test(read(where))]).toEqual([where, true]);
    expect(sources.some((path) => read(path).includes(name))).toBe(true);
  },
);
