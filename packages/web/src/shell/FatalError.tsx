import { shellTexts } from "@cathedra/domain/messages";
import * as css from "./FatalError.css.ts";
import { reportLabel, reportProblem } from "./report-problem.ts";

/** Shown when the shell itself has failed. It uses nothing that may have failed too. */
export function FatalError() {
  return (
    <main className={css.page}>
      <h1 className={css.title}>{shellTexts.errorTitle}</h1>
      <p>{shellTexts.error}</p>
      <p>
        <button type="button" className={css.act} onClick={() => reportProblem()}>
          {reportLabel}
        </button>
      </p>
      <p>
        <a href="/" className={css.link}>
          Load the portal again
        </a>
      </p>
    </main>
  );
}
