import type { DocumentKind } from "../../imports/import-document.ts";
import { readWith } from "../../input/index.ts";
import { err, ok } from "../../result.ts";
import { brokenRules } from "./broken-rules.ts";
import {
  type DefinedModule,
  type Definitions,
  definitionLimits,
  definitionsFormat,
  definitionsFormatVersion,
} from "./definitions-document.ts";
import { definitionsSchema } from "./schema.ts";

/** Documents that define modules of the simulator (6.006, 12.006). */
export const definitionsKind: DocumentKind<Definitions> = {
  format: definitionsFormat,
  formatVersion: definitionsFormatVersion,
  maxBytes: definitionLimits.bytes,
  read: (value) => {
    const read = readWith(definitionsSchema, value);
    if (!read.ok) return read;
    const broken = brokenRules(read.value);
    return broken.length === 0 ? ok(read.value) : err(broken);
  },
};

/** These modules as a document that can be imported again. */
export function exportDefinitions(modules: readonly DefinedModule[]): string {
  const document = {
    format: definitionsFormat,
    formatVersion: definitionsFormatVersion,
    modules: modules.map(({ exercises, ...module }) => ({
      ...module,
      exercises: exercises.map(({ definition: { metrics, groups, benchmarks }, ...exercise }) => ({
        ...exercise,
        // An exported exercise has its metrics in their order, without the numbers of that order.
        metrics: metrics.toSorted((a, b) => a.order - b.order).map(({ order: _order, ...metric }) => metric),
        groups,
        benchmarks: benchmarks.map(({ id, metric, default_operator, value }) => ({
          id,
          metric,
          default_operator,
          value,
        })),
      })),
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
