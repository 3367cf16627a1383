import { readFileSync } from "node:fs";

const web = new URL("../../web/", import.meta.url);

const read = (file: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(file, web), "utf8"));

/** What the web sends today, by the operation's name. What pages of earlier builds may still send is not among it. */
export function webOperations(): ReadonlyMap<string, string> {
  const old = read("old-operations.json");
  const texts = Object.entries(read("persisted-operations.json")).filter(([id]) => !(id in old));
  return new Map(texts.map(([, text]) => [/^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? text, text]));
}
