import type { CasePart } from "@cathedra/domain/messages";
import type { CaseRow } from "./case-queries.ts";

/** The same version number that deliveries of results state. */
const formatVersion = 2;

/**
 * The parts of a case as the portal writes them from the definition that the run was made with, and its values, where the
 * simulator delivered none (6.005). Undefined: there is nothing to write.
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
