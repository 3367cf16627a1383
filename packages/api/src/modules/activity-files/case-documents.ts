import type { CasePart } from "@cathedra/domain/messages";
import type { CaseRow } from "./case-queries.ts";

/** The version of the format of case files, which is the version that deliveries of results state. */
const formatVersion = 2;

/**
 * A part of a case (6.005) that the simulator did not deliver, which the portal makes from the definition of the run's exercise
 * and the measured values; undefined if there is no data for it.
 */
export function caseDocument({ definition, values }: CaseRow, part: CasePart): object | undefined {
  const { groups, benchmarks, metrics } = definition;
  if (part === "metric_values") return values === null ? undefined : { formatVersion, values };
  if (part === "benchmark") return { formatVersion, benchmarks };
  if (part === "groups") return { formatVersion, groups };
  return metrics.length === 0 ? undefined : { formatVersion, metrics };
}

/** The document as a text file, with line ends. */
export function documentText(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
