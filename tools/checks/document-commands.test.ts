import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readWorkspace, wrongCommands } from "./document-commands.ts";

const { documents, scripts } = readWorkspace(resolve(import.meta.dirname, "../.."));

const homeOf = (file: string) => file.replace(/^packages\/([^/]+)\/.*$/, "@cathedra/$1");

test("every package and script that the documents name exists", () => {
  expect([...documents.keys()]).toEqual(
    expect.arrayContaining(["README.md", "CONTRIBUTING.md", "deploy/README.md"]),
  );
  const wrong = [...documents].flatMap(([file, text]) =>
    wrongCommands(text, scripts, homeOf(file)).map((each) => `${file}: ${each}`),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ["npx turbo run test --filter=domain", ["--filter=domain"]],
  ["npx turbo run test --filter=@cathedra/domain", []],
  ["npm run generated", ["npm run generated"]],
  ["npm run storybook", ["npm run storybook"]],
  ["npm run storybook -w @cathedra/ui-kit", []],
])("%s", (text, wrong) => {
  expect(wrongCommands(text, scripts)).toEqual(wrong);
});
