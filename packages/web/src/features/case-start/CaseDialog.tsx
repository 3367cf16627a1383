import { caseDialog, isMachineStatus, minSessionSeconds } from "@cathedra/domain/cloud";
import { cloudSessionTexts } from "@cathedra/domain/messages";
import { AlertDialog, Dialog } from "@cathedra/ui-kit/Dialog";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { useNavigate } from "react-router";
import { toasts } from "../../shell/toasts.ts";
import { getName, timeLeft } from "../cloud-cases/time-left.ts";
import { StaleNotice } from "../poll/StaleNotice.tsx";
import { ScrollIntoViewOnChange } from "../start-steps/ScrollIntoViewOnChange.tsx";
import { CaseActions, isBare } from "./CaseActions.tsx";
import { CaseState } from "./CaseState.tsx";
import { type CaseOfMachine, isFor, preferredVoucher } from "./is-waiting-for-start.ts";
import { useCancelStart } from "./use-cancel-start.ts";
import { useCaseStart } from "./use-case-start.ts";
import { useEndCase } from "./use-end-case.ts";

/** A case that can be started, with the vouchers that give it. */
export type StartCase = CaseOfMachine & {
  readonly name: string;
  readonly description: string;
  readonly moduleName: string;
  readonly vouchers: readonly StartVoucher[];
};

export type CaseDialogProps = {
  readonly of: StartCase;
  readonly onClose: () => void;
  /** Called when a session has ended, because the remaining time of the voucher is then different. */
  readonly onEnded: () => void;
};

/** Starts a case, follows its start, and leads into its room (4.012-4.029). */
export function CaseDialog({ of, onClose, onEnded }: CaseDialogProps) {
  const navigate = useNavigate();
  const enter = () => void navigate("/cloud-case/");
  const { fleet, isUnknown, polled, failure, isAsking, start, refresh } = useCaseStart(of, enter);
  const endCase = useEndCase();
  const { isCancelling, cancel } = useCancelStart(refresh);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isEnding, setEnding] = useState(false);
  const voucher =
    of.vouchers.find(({ voucherId }) => voucherId === chosen) ??
    preferredVoucher(of.vouchers, minSessionSeconds);
  const machine = fleet?.machine ?? null;
  const held =
    machine !== null && isMachineStatus(machine.status)
      ? { status: machine.status, hasSession: machine.session_id != null }
      : null;
  const offers = caseDialog(held, {
    durationLeftInSeconds: voucher?.durationLeftInSeconds ?? 0,
    isMachineAvailable: fleet?.isAvailable ?? false,
    isForThisCase: isFor(machine, of),
  });
  const press = () => {
    if (voucher !== undefined) start(voucher.voucherId);
  };
  const end = async () => {
    if (machine !== null) await endCase(machine);
    toasts.success(cloudSessionTexts.caseEnded);
    onEnded();
    await refresh();
  };

  const actions =
    fleet === null || isBare(offers) ? undefined : (
      <CaseActions
        offers={offers}
        isAsking={isAsking}
        isCancelling={isCancelling}
        onStart={press}
        onCancel={() => machine !== null && void cancel(machine)}
        onJoin={enter}
        onEnd={() => setEnding(true)}
      />
    );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={of.name}
      {...(actions !== undefined && { actions })}
    >
      <Stack gap={5}>
        <CaseFacts of={of} voucher={voucher} onChoose={setChosen} isFixed={offers.start.kind === "none"} />
        {fleet !== null && <StaleNotice {...polled} />}
        <ScrollIntoViewOnChange watched={`${machine?.status} ${failure}`}>
          <CaseState
            fleet={fleet}
            isUnknown={isUnknown}
            offers={offers}
            failure={failure}
            isForThisCase={isFor(machine, of)}
            isAsking={isAsking}
            onTryAgain={() => void refresh()}
            onStart={press}
          />
        </ScrollIntoViewOnChange>
      </Stack>
      <AlertDialog
        isOpen={isEnding}
        onOpenChange={setEnding}
        title={cloudSessionTexts.endQuestion}
        confirmLabel={cloudSessionTexts.endCase}
        cancelLabel={cloudSessionTexts.stay}
        onConfirm={end}
        failureMessage={cloudSessionTexts.endFailed}
      >
        {cloudSessionTexts.endWarning}
      </AlertDialog>
    </Dialog>
  );
}

type StartVoucher = {
  readonly voucherId: number;
  readonly name: string | null | undefined;
  readonly durationLeftInSeconds: number;
  readonly validTo: string;
  readonly expired: boolean;
};

type CaseFactsProps = {
  readonly of: StartCase;
  /** The voucher on which the case is started. */
  readonly voucher: StartVoucher | undefined;
  readonly onChoose: (voucherId: number) => void;
  /** Whether the case is being started already, so that nothing can be chosen. */
  readonly isFixed: boolean;
};

/** The name of the case, and the voucher whose time it uses. */
function CaseFacts({ of, voucher, onChoose, isFixed }: CaseFactsProps) {
  const valid = of.vouchers.filter(({ expired }) => !expired);
  return (
    <Stack gap={3}>
      <Text size="small" weight="medium">
        {of.moduleName}
      </Text>
      <Text tone="muted">{of.description}</Text>
      {valid.length > 1 && !isFixed ? (
        <Select
          label="Voucher"
          options={valid.map((each) => ({
            value: String(each.voucherId),
            label: `${getName(each)} · ${timeLeft(each)}`,
          }))}
          value={voucher === undefined ? null : String(voucher.voucherId)}
          onChange={(id) => id !== null && onChoose(Number(id))}
        />
      ) : (
        voucher !== undefined && (
          <Text size="small" figures="tabular">
            {timeLeft(voucher)}
          </Text>
        )
      )}
    </Stack>
  );
}
