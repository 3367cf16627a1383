import { logbookTexts } from "@cathedra/domain/messages";
import type { BannerTone } from "@cathedra/ui-kit/Banner";
import { useEffect, useRef, useState } from "react";
import { getRequest } from "relay-runtime";
import { tokens } from "../../../../auth/auth.ts";
import { SessionExpiredError } from "../../../../auth/tokens.ts";
import { saveFile } from "../../../../features/save-file/save-file.ts";
import { localDay } from "../../../../format/dates.ts";
import type { ExportOrder } from "./export-messages.ts";
import { exportQuery } from "./export-query.ts";
import { type ExportOutcome, runExport } from "./run-export.ts";

export type ExportState =
  | { readonly status: "idle" }
  /** Without numbers while the records are fetched. */
  | { readonly status: "running"; readonly progress?: { readonly made: number; readonly total: number } }
  | { readonly status: "ended"; readonly tone: BannerTone; readonly text: string };

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const operation = getRequest(exportQuery).params.id ?? "";
const idle: ExportState = { status: "idle" };

/** Exports what a search finds (7.069, 7.076-7.079), in the background, until it is done or cancelled. */
export function useExport() {
  const [state, setState] = useState<ExportState>(idle);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (searchParams: ExportOrder["searchParams"]) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (next: ExportState) => {
      if (!signal.aborted) setState(next);
    };
    show({ status: "running" });
    try {
      const ports = {
        tokens,
        startWorker,
        signal,
        onMaking: (progress: Progress) => show({ status: "running", progress }),
      };
      const outcome = await runExport(ports, { operation, searchParams });
      if (outcome.kind === "made") saveFile(outcome.file, `logbook-${localDay()}.xlsx`, xlsx);
      show({ status: "ended", ...said[outcome.kind] });
    } catch (error) {
      // The shell asks for a new sign-in by itself.
      show(error instanceof SessionExpiredError ? idle : { status: "ended", ...said.failed });
    }
  };
  const stop = () => {
    running.current?.abort();
    setState(idle);
  };
  return { state, start, stop };
}

type Progress = { readonly made: number; readonly total: number };

const said: {
  readonly [Kind in ExportOutcome["kind"]]: { readonly tone: BannerTone; readonly text: string };
} = {
  made: { tone: "success", text: logbookTexts.exportSucceeded },
  nothing: { tone: "info", text: logbookTexts.nothingToExport },
  tooMany: { tone: "warning", text: logbookTexts.exportTooLarge },
  failed: { tone: "danger", text: logbookTexts.exportFailed },
};

function startWorker(): Worker {
  return new Worker(new URL("./export-worker.ts", import.meta.url), { type: "module" });
}
