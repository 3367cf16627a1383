import { type Circumstances, type Measured, slow, tableOf } from "../report.ts";

/** The result of the bench of runs, as a section of the page. */
export function resultsSection(
  measured: readonly Measured[],
  { day, rounds, seconds, connections, filled }: Omit<Circumstances, "machine">,
): string {
  const written = filled.map((each) => `${each.size.toLocaleString("en")} in ${each.seconds} s`).join(", ");
  return `## Activity log

\`npm run bench -- --of=results --sizes=1000000 --against=raw,raw-auth --write\` wrote this section on ${day}: runs on the simulator
with 30 metrics each, 200 of every person, 50 people in a group that is all of a customer. ${rounds} rounds of ${seconds} s,
${connections} connections. ${written === "" ? "" : `Written with their indexes: ${written}.`} Records are runs here.

${tableOf(measured)}

${slow(measured).join("\n\n")}
`;
}
