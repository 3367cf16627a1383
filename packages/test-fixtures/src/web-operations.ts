import { readFileSync } from "node:fs";

const web = new URL("../../web/", import.meta.url);

const read = (file: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(file, web), "utf8"));

/** The web's present operations by name, without those that only pages of earlier builds may send. */
export function webOperations(): ReadonlyMap<string, string> {
  const old = read("old-operations.json");
  const texts = Object.entries(read("persisted-operations.json")).filter(([id]) => !(id in old));
  return new Map(texts.map(([, text]) => [/^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? text, text]));
}
