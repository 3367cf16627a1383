import type { Census, Finding } from "@cathedra/api/invariants";

/** A line for each invariant, what violates it below, and the sum. */
export function asText(findings: readonly Finding[], census: Census): string {
  const broken = findings.filter(({ violations }) => violations > 0);
  const sum =
    broken.length === 0
      ? `All ${findings.length} invariants hold`
      : `${broken.length} of ${findings.length} invariants do not hold`;
  const subjects = Object.entries(census).map(([name, count]) => `${count.toLocaleString("en")} ${name}`);
  return [...findings.flatMap(linesOf), "", `${sum}, of ${subjects.join(", ")}.`].join("\n");
}

function linesOf({ invariant, violations, examples, ms }: Finding): readonly string[] {
  if (violations === 0) return [`ok        ${invariant} (${ms.toFixed(0)} ms)`];
  const untold = violations - examples.length;
  return [
    `VIOLATED  ${invariant}: ${violations.toLocaleString("en")} times (${ms.toFixed(0)} ms)`,
    ...examples.map(({ what, found }) => `            ${what}: ${found}`),
    ...(untold > 0 ? [`            and ${untold.toLocaleString("en")} more`] : []),
  ];
}
