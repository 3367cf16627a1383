import { type Measurements, type Need, resourcesFor, servedByACore } from "./model.ts";

const counts = [1_000, 10_000, 100_000];

/** The tables of `docs/scale.md` that are computed. */
export function tables(measured: Measurements): { readonly core: string; readonly needs: string } {
  const served = Object.entries(measured.requests).map(([name, cost]) => [
    name,
    ms(cost.api),
    ms(cost.database),
    Math.round(servedByACore(cost)).toLocaleString("en"),
  ]);
  const needs = counts.map((people) => resourcesFor(people, measured));
  return {
    core: table(["request", "portal ms", "database ms", "a second by one core"], served),
    needs: table(
      ["active people", ...counts.map((count) => count.toLocaleString("en"))],
      rows.map(([what, of]) => [what, ...needs.map(of)]),
    ),
  };
}

const rows: readonly (readonly [string, (need: Need) => string])[] = [
  ["requests in the busiest second", ({ requestsASecond }) => whole(requestsASecond)],
  ["saves of them", ({ savesASecond }) => some(savesASecond)],
  ["open streams", ({ streams }) => whole(streams)],
  ["cores of the API, half used", ({ apiCores }) => some(apiCores)],
  ["processes of the API, one to spare", ({ apiProcesses }) => whole(apiProcesses)],
  ["cores of the database, half used", ({ databaseCores }) => some(databaseCores)],
  ["connections to the database", ({ connections }) => whole(connections)],
  ["memory of API and workers, GB", ({ memoryGb }) => some(memoryGb)],
  ["growth of the database, GB a year", ({ databaseGbAYear }) => some(databaseGbAYear)],
  ["log of changes, GB a day", ({ walGbADay }) => some(walGbADay)],
];

/** Replaces the text between each pair of marks of the page. */
export function withTables(page: string, measured: Measurements): string {
  return Object.entries(tables(measured)).reduce(
    (text, [name, content]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(\\n?<!-- /${name} -->)`),
        (_, before: string, after: string) => `${before}${content}\n${after.trimStart()}`,
      ),
    page,
  );
}

function table(heads: readonly string[], cells: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => "---"), ...cells].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

const ms = (value: number): string => value.toFixed(2);
const whole = (value: number): string => Math.ceil(value).toLocaleString("en");
const some = (value: number): string => (value < 10 ? value.toFixed(1) : whole(value));
