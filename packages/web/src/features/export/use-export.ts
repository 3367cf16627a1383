import type { BannerTone } from "@cathedra/ui-kit/Banner";
import { useEffect, useRef, useState } from "react";
import { tokens } from "../../auth/auth.ts";
import { SessionExpiredError } from "../../auth/tokens.ts";
import { localDay } from "../../format/dates.ts";
import { saveFile } from "../save-file/save-file.ts";
import { type ExportOutcome, type Making, runExport } from "./run-export.ts";

export type ExportState =
  | { readonly status: "idle" }
  /** The progress is unknown until the first rows have arrived. */
  | { readonly status: "running"; readonly progress?: Making }
  | { readonly status: "ended"; readonly tone: BannerTone; readonly text: string };

type OutcomeText = { readonly tone: BannerTone; readonly text: string };

export type ExportKind = {
  readonly startWorker: () => Worker;
  /** The file name, without the day that is appended. */
  readonly name: string;
  /** The file format; a spreadsheet by default. */
  readonly file?: { readonly ending: string; readonly type: string };
  /** The text that is announced for each outcome. */
  readonly outcomeTexts: { readonly [Kind in ExportOutcome["kind"]]: OutcomeText };
};

const xlsx = {
  ending: "xlsx",
  type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;
const idle: ExportState = { status: "idle" };

/** Exports a list as a spreadsheet, in the background, until it is done or cancelled. */
export function useExport<Asked>() {
  const [state, setState] = useState<ExportState>(idle);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (kind: ExportKind, operation: string, request: Asked) => {
    const { startWorker, name, file: { ending, type } = xlsx, outcomeTexts } = kind;
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
        onMaking: (progress: Making) => show({ status: "running", progress }),
      };
      const outcome = await runExport(ports, { operation, request });
      if (outcome.kind === "made" || outcome.kind === "madeInPart")
        saveFile(outcome.file, `${name}-${localDay()}.${ending}`, type);
      const { tone, text } = outcomeTexts[outcome.kind];
      const note = outcome.kind === "made" ? outcome.note : undefined;
      show({ status: "ended", tone, text: note ? `${text} ${note}` : text });
    } catch (error) {
      // If the session has expired, the shell asks for a new sign-in, so no error is shown here.
      show(error instanceof SessionExpiredError ? idle : { status: "ended", ...outcomeTexts.failed });
    }
  };
  const stop = () => {
    running.current?.abort();
    setState(idle);
  };
  return { state, start, stop };
}
