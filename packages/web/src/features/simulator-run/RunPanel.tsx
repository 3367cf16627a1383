import { runFailureText, simulatorTexts } from "@cathedra/domain/messages";
import type { Launched, RunError } from "@cathedra/domain/simulators";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Spinner } from "@cathedra/ui-kit/Spinner";
import { useState } from "react";
import { Moment } from "../../format/Moment.tsx";
import { ExerciseName } from "./ExerciseName.tsx";
import { RunOutcome } from "./RunOutcome.tsx";
import * as css from "./RunPanel.css.ts";
import { useSimulatorRun } from "./use-simulator-run.ts";
import { useSimulatorStatus } from "./use-simulator-status.ts";

/** The run at the simulator, its result, or the reason why there is none (12.011); nothing if nothing was started. */
export function RunPanel() {
  const { run, store } = useSimulatorRun();
  switch (run.kind) {
    case "launched":
      return <Running run={run} />;
    case "busy":
      return <Busy />;
    case "done":
      return <RunOutcome run={run} onClose={store.dismiss} />;
    case "idle":
      return run.error === null ? null : <Failed error={run.error} onClose={store.dismiss} />;
  }
}

function Running({ run }: { readonly run: Launched }) {
  const isThere = useSimulatorStatus() === "ready";
  return (
    <section aria-label={simulatorTexts.inProgress} className={css.panel}>
      <div className={css.sign}>
        <Spinner label={simulatorTexts.inProgress} />
      </div>
      <div className={css.textBlock}>
        <output className={css.title}>{simulatorTexts.inProgress}</output>
        <p className={css.of}>
          <ExerciseName id={run.exerciseId} />
          {run.since > 0 && (
            <>
              {" · since "}
              <Moment at={new Date(run.since).toISOString()} />
            </>
          )}
        </p>
        <p className={css.step}>
          {isThere
            ? simulatorTexts.getSteps[run.phase]
            : `${simulatorTexts.notConnected} ${simulatorTexts.runGoesOn}`}
        </p>
      </div>
      <EndRun
        label={simulatorTexts.quit}
        question={simulatorTexts.quitQuestion}
        warning={simulatorTexts.quitWarning}
        isPending={run.isQuitting}
      />
    </section>
  );
}

/** Shown while another person's exercise is running: only that it runs, and a button that ends it. */
function Busy() {
  return (
    <section aria-label={simulatorTexts.busy} className={css.panel}>
      <div className={css.textBlock}>
        <output className={css.title}>{simulatorTexts.busy}</output>
        <p className={css.step}>{simulatorTexts.busyHelp}</p>
      </div>
      <EndRun
        label={simulatorTexts.endForeign}
        question={simulatorTexts.endForeignQuestion}
        warning={simulatorTexts.endForeignWarning}
        isPending={false}
      />
    </section>
  );
}

type EndRunProps = {
  readonly label: string;
  readonly question: string;
  readonly warning: string;
  readonly isPending: boolean;
};

/** A button that ends the run at the simulator, after a question. */
function EndRun({ label, question, warning, isPending }: EndRunProps) {
  const { store } = useSimulatorRun();
  const isThere = useSimulatorStatus() === "ready";
  const [isAsking, setAsking] = useState(false);
  const end = async () => {
    if (!(await store.quit())) throw new Error(simulatorTexts.quitFailed);
  };
  return (
    <>
      <div className={css.act}>
        <Button isPending={isPending} isDisabled={!isThere} onPress={() => setAsking(true)}>
          {label}
        </Button>
      </div>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={question}
        confirmLabel={label}
        cancelLabel={simulatorTexts.goOn}
        onConfirm={end}
        failureMessage={simulatorTexts.quitFailed}
      >
        {warning}
      </AlertDialog>
    </>
  );
}

type FailedProps = { readonly error: RunError; readonly onClose: () => void };

/** Says why a run failed, unless the person quit it. If a result still arrives, it replaces this message. */
function Failed({ error, onClose }: FailedProps) {
  const { code, exerciseId } = error;
  return (
    <RunOutcome
      run={error}
      onClose={onClose}
      otherwise={
        <Banner
          tone={code === "USER_QUIT" ? "info" : "danger"}
          title={runFailureText(code)}
          onDismiss={onClose}
        >
          <ExerciseName id={exerciseId} />
        </Banner>
      }
    />
  );
}
