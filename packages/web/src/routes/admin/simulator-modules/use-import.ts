import { simulatorModuleTexts as texts } from "@cathedra/domain/messages";
import { useRef, useState } from "react";
import { getCode } from "../../../relay/errors.ts";
import { announce } from "../../../shell/announcements.ts";
import { toasts } from "../../../shell/toasts.ts";
import { checkDocument, type ImportReport, importDocument } from "./send-document.ts";

/** The state of a chosen document: it is checked, shown, and imported as it was shown. */
type State = {
  readonly file: File | null;
  readonly busy: "checking" | "importing" | null;
  readonly report: ImportReport | null;
  /** Why the document could not be checked or imported. */
  readonly failure: string | null;
};

const nothing: State = { file: null, busy: null, report: null, failure: null };

/** Checks and imports a document. The result for a file that was replaced by another choice in the meantime is ignored. */
export function useImport({ onDone }: { readonly onDone: () => void }) {
  const [state, setState] = useState<State>(nothing);
  const latest = useRef(0);

  async function check(file: File, failure: string | null = null): Promise<void> {
    const request = ++latest.current;
    setState({ file, busy: "checking", report: null, failure });
    announce(texts.checking);
    const next = await checkDocument(file).then(
      (report): State => ({ file, busy: null, report, failure }),
      (error: unknown): State => ({ file, busy: null, report: null, failure: getWords(error) }),
    );
    if (request !== latest.current) return;
    setState(next);
    if (next.report !== null) announce(saidOf(next.report));
  }

  async function apply(): Promise<void> {
    const { file, report } = state;
    if (file === null || report === null) return;
    const turn = ++latest.current;
    setState({ ...state, busy: "importing", failure: null });
    try {
      const { changeCount } = await importDocument(file, report.plan);
      toasts.success(texts.imported(changeCount));
      if (turn === latest.current) setState(nothing);
      onDone();
    } catch (error) {
      if (turn !== latest.current) return;
      const code = getCode(error);
      // The stored modules have changed since the preview, so the differences are shown again with the reason.
      if (code === "IMPORT_CHANGED" || code === "IMPORT_REFUSED") await check(file, getWords(error));
      else setState({ ...state, busy: null, failure: getWords(error) });
    }
  }

  return {
    ...state,
    choose: (file: File | null) => {
      if (file !== null) return void check(file);
      latest.current += 1;
      setState(nothing);
    },
    again: () => void (state.file !== null && check(state.file)),
    apply: () => void apply(),
  };
}

function getWords(error: unknown): string {
  return error instanceof Error && error.message !== "" ? error.message : texts.failed;
}

/** The result of an import as text for screen readers. */
function saidOf({ problems, changeCount, same }: ImportReport): string {
  return problems.length > 0 ? texts.wrong(problems.length) : texts.changes(changeCount, same);
}
