import { activityLogTexts } from "@cathedra/domain/messages";
import { getRequest } from "relay-runtime";
import { type ExportKind, useExport } from "../../../features/export/use-export.ts";
import { browserFormat } from "../../../format/dates.ts";
import { everybodysVariables, type LogView, toSearchParams } from "../log-view.ts";
import { analysisDefinitionQuery, everybodysAnalysisQuery, ownAnalysisQuery } from "./analysis-export.ts";
import { everybodysExportQuery, ownExportQuery } from "./log-export.ts";
import type { AnalysisRequest } from "./make-analysis-file.ts";
import type { LogOrder } from "./make-log-export.ts";

const operations = {
  mine: getRequest(ownExportQuery).params.id ?? "",
  all: getRequest(everybodysExportQuery).params.id ?? "",
};

const analysisOperations = {
  mine: getRequest(ownAnalysisQuery).params.id ?? "",
  all: getRequest(everybodysAnalysisQuery).params.id ?? "",
};

const outcomeTexts: ExportKind["outcomeTexts"] = {
  made: { tone: "success", text: activityLogTexts.exported },
  madeInPart: { tone: "warning", text: activityLogTexts.exportedInPart },
  nothing: { tone: "info", text: activityLogTexts.nothingToExport },
  tooMany: { tone: "warning", text: activityLogTexts.exportedInPart },
  failed: { tone: "danger", text: activityLogTexts.exportFailed },
};

const startAnalysisWorker = () =>
  new Worker(new URL("./analysis-export-worker.ts", import.meta.url), { type: "module" });

const kinds = {
  list: {
    startWorker: () => new Worker(new URL("./log-export-worker.ts", import.meta.url), { type: "module" }),
    name: "activities",
    outcomeTexts,
  },
  xlsx: { startWorker: startAnalysisWorker, name: "runs-for-analysis", outcomeTexts },
  csv: {
    startWorker: startAnalysisWorker,
    name: "runs-for-analysis",
    file: { ending: "zip", type: "application/zip" },
    outcomeTexts,
  },
} as const satisfies Readonly<Record<string, ExportKind>>;

/** The formats of the export: the shown list, or all values of its runs as a workbook or as CSV files. */
export const exportFormats = ["list", "xlsx", "csv"] as const;
type LogExportFormat = (typeof exportFormats)[number];

/** Exports the runs that match the list's search and filters (6.011, 6.022, 6.024). */
export function useLogExport() {
  const { state, start, stop } = useExport<LogOrder["request"] | AnalysisRequest>();
  const startExport = (view: LogView, format: LogExportFormat) => {
    if (format === "list") return start(kinds.list, operations[view.view], getAsked(view));
    return start(kinds[format], analysisOperations[view.view], {
      list: getAsked(view),
      definitionOperation: getRequest(analysisDefinitionQuery).params.id ?? "",
      format,
      timeZone: browserFormat().timeZone,
    });
  };
  return { state, start: startExport, stop };
}

function getAsked(view: LogView): LogOrder["request"] {
  const searchParams = toSearchParams(view);
  return view.view === "mine" ? { searchParams } : { searchParams, groups: everybodysVariables(view).groups };
}
