import { readdirSync, readFileSync } from "node:fs";
import { buildSchema, lexicographicSortSchema, printSchema } from "graphql";

const topics = new URL("./sdl/", import.meta.url);

/** The contract as one SDL text, sorted, built from the topic files in `sdl/`. Throws when they contradict each other. */
export function printWhole(): string {
  const texts = readdirSync(topics)
    .filter((name) => name.endsWith(".graphql"))
    .sort()
    .map((name) => readFileSync(new URL(name, topics), "utf8"));
  return `${printSchema(lexicographicSortSchema(buildSchema(texts.join("\n"))))}\n`;
}
