import { activityLogTexts } from "@cathedra/domain/messages";
import { getRequest } from "relay-runtime";
import { type ExportKind, useExport } from "../../../features/export/use-export.ts";
import { everybodysVariables, type LogView, searchParamsOf } from "../log-view.ts";
import { everybodysExportQuery, ownExportQuery } from "./log-export.ts";
import type { LogOrder } from "./make-log-export.ts";

const operations = {
  mine: getRequest(ownExportQuery).params.id ?? "",
  all: getRequest(everybodysExportQuery).params.id ?? "",
};

const kind: ExportKind = {
  startWorker: () => new Worker(new URL("./log-export-worker.ts", import.meta.url), { type: "module" }),
  name: "activities",
  said: {
    made: { tone: "success", text: activityLogTexts.exported },
    madeInPart: { tone: "warning", text: activityLogTexts.exportedInPart },
    nothing: { tone: "info", text: activityLogTexts.nothingToExport },
    tooMany: { tone: "warning", text: activityLogTexts.exportedInPart },
    failed: { tone: "danger", text: activityLogTexts.exportFailed },
  },
};

/** Exports what the list's search and filters find (6.011, 6.022, 6.024). */
export function useLogExport() {
  const { start, ...rest } = useExport<LogOrder["asked"]>(kind);
  return { ...rest, start: (view: LogView) => start(operations[view.view], askedOf(view)) };
}

function askedOf(view: LogView): LogOrder["asked"] {
  const searchParams = searchParamsOf(view);
  return view.view === "mine" ? { searchParams } : { searchParams, groups: everybodysVariables(view).groups };
}
