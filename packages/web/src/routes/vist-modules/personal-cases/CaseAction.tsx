import { byteText } from "@cathedra/domain";
import { caseDownloadFailure, personalCaseTexts } from "@cathedra/domain/messages";
import type { CaseState, PersonalCase } from "@cathedra/domain/personal-cases";
import { Button } from "@cathedra/ui-kit/Button";
import { Download, Pause, Play, RotateCcw, X } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Progress } from "@cathedra/ui-kit/Progress";
import { browserLocale } from "../../../format/locale.ts";
import type { CaseStore } from "./case-store.ts";
import * as css from "./PersonalCases.css.ts";

export type CaseActionProps = {
  readonly of: PersonalCase;
  readonly state: CaseState;
  readonly isConnected: boolean;
  /** Whether a case is running at the simulator, which can only run one at a time. */
  readonly isBusy: boolean;
  readonly store: CaseStore;
};

/** The possible action for a case in its present state (12.022-12.027). */
export function CaseAction({ of: own, state, isConnected, isBusy, store }: CaseActionProps) {
  const name = own.metadata.case_name;
  if (!isConnected)
    return (
      <div className={css.act}>
        {state.kind === "error" && <p className={css.failure}>{caseDownloadFailure(state.code)}</p>}
        <Button isDisabled>{personalCaseTexts.clientRequired.action}</Button>
      </div>
    );
  switch (state.kind) {
    case "not_downloaded":
      return (
        <div className={css.act}>
          <Button
            icon={Download}
            aria-label={`${personalCaseTexts.download} ${name}`}
            onPress={() => void store.download(own)}
          >
            {personalCaseTexts.download}
          </Button>
        </div>
      );
    case "downloading":
      return <Downloading of={own} state={state} store={store} />;
    case "downloaded":
      return (
        <div className={css.act}>
          <Button
            variant="primary"
            icon={Play}
            isDisabled={isBusy}
            aria-label={`${personalCaseTexts.launch} ${name}`}
            onPress={() => void store.launch(own.jobId)}
          >
            {personalCaseTexts.launch}
          </Button>
        </div>
      );
    case "running":
      return (
        <output className={css.act}>
          <Button variant="primary" isDisabled>
            {personalCaseTexts.running}
          </Button>
        </output>
      );
    case "error":
      return (
        <div className={css.act}>
          <p className={css.failure} role="alert">
            {caseDownloadFailure(state.code)}
          </p>
          <Button
            icon={RotateCcw}
            aria-label={`${personalCaseTexts.retry} ${name}`}
            onPress={() => void store.download(own)}
          >
            {personalCaseTexts.retry}
          </Button>
        </div>
      );
  }
}

type DownloadingProps = Pick<CaseActionProps, "of" | "store"> & {
  readonly state: Extract<CaseState, { kind: "downloading" }>;
};

/** The progress of a download, with buttons to pause, continue and cancel it (12.023). */
function Downloading({ of: own, state: { received, total, phase }, store }: DownloadingProps) {
  const name = own.metadata.case_name;
  return (
    <div className={css.downloading}>
      <div className={css.bar}>
        <Progress
          label={personalCaseTexts.phases[phase]}
          value={received}
          max={Math.max(1, total)}
          valueLabel={`${byteText(received, browserLocale())} of ${byteText(total, browserLocale())}`}
        />
      </div>
      {phase === "fetching" && (
        <IconButton
          icon={Pause}
          size="small"
          label={`Pause ${name}`}
          onPress={() => void store.pause(own.jobId)}
        />
      )}
      {phase === "paused" && (
        <IconButton
          icon={Play}
          size="small"
          label={`Resume ${name}`}
          onPress={() => void store.download(own)}
        />
      )}
      {phase !== "checking" && (
        <IconButton
          icon={X}
          size="small"
          label={`Cancel ${name}`}
          onPress={() => void store.cancel(own.jobId)}
        />
      )}
    </div>
  );
}
