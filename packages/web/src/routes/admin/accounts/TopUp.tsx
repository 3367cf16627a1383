import { durationText } from "@cathedra/domain";
import { readTopUpHours, wholeHours } from "@cathedra/domain/cloud";
import { accountsTexts } from "@cathedra/domain/messages";
import { undoTime } from "@cathedra/domain/undo";
import { Button } from "@cathedra/ui-kit/Button";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Form } from "@cathedra/ui-kit/Form";
import { TextField } from "@cathedra/ui-kit/TextField";
import { useRef, useState } from "react";
import { graphql, useFragment, useMutation } from "react-relay/hooks";
import type { TopUp_account$key } from "../../../__generated__/TopUp_account.graphql.ts";
import type { TopUpMutation } from "../../../__generated__/TopUpMutation.graphql.ts";
import { offerUndo } from "../../../features/undo/offer-undo.ts";
import { ApiError, UnavailableError } from "../../../relay/errors.ts";
import { getFieldErrors } from "../../../relay/field-errors.ts";
import { restoreFocus } from "../../../shell/focus-content.ts";
import { toasts } from "../../../shell/toasts.ts";
import { commitMutation } from "../commit-mutation.ts";
import { fetchLatestSpendable } from "./latest-spendable.ts";
import * as css from "./TopUp.css.ts";
import { topUpViolation } from "./top-up-violation.ts";

/** Adds hours to an account, or takes back hours that were added by mistake (9.018, 9.019, 9.031, X58). */
export function TopUp({ account: key }: { readonly account: TopUp_account$key }) {
  const { id, name, cloudModuleTimeBalance } = useFragment(
    graphql`
      fragment TopUp_account on Customer {
        id
        name
        cloudModuleTimeBalance {
          spendableTimeInMs
        }
      }
    `,
    key,
  );
  const [commit] = useMutation<TopUpMutation>(graphql`
    mutation TopUpMutation($customerId: Int!, $difference: Float!, $key: String!) {
      addCustomerCloudModuleQuotaTransaction(
        customerId: $customerId
        timeQuotumDifferenceInMs: $difference
        idempotencyKey: $key
      ) {
        id
        cloudModuleTimeBalance {
          ...BalanceBar_balance
          spendableTimeInMs
        }
      }
    }
  `);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [correction, setCorrection] = useState<number | null>(null);
  const row = useRef<HTMLDivElement>(null);
  // The key stays the same for the same input, so that pressing the button twice, or again after a failure, adds the time once.
  const attempt = useRef(crypto.randomUUID());
  const type = (text: string) => {
    setTyped(text);
    setError(null);
    attempt.current = crypto.randomUUID();
  };
  const send = async (difference: number) => {
    // After a touch the focus is not moved to the field, because that would open the phone's keyboard.
    const isByKey = document.activeElement?.matches(":focus-visible") === true;
    setSaving(true);
    try {
      await commitMutation(commit)({ customerId: id, difference, key: attempt.current });
      type("");
      const time = durationText(Math.abs(difference) / 1000, "minute");
      if (difference < 0) toasts.success(accountsTexts.tookBack(time, name));
      else
        offerUndo(
          accountsTexts.toppedUp(time, name),
          { undoId: crypto.randomUUID(), seconds: undoTime.shownMs / 1000 },
          () => undefined,
          // The correction has its own key, so that repeating it after a lost answer takes the time back once.
          async (undoKey) => {
            await commitMutation(commit)({ customerId: id, difference: -difference, key: undoKey });
          },
        );
    } catch (failure) {
      setError(await toRefusal(failure, id));
    } finally {
      setSaving(false);
    }
    if (isByKey) restoreFocus(() => row.current?.querySelector("input"));
  };
  const difference = readTopUpHours(typed);
  const submit = async () => {
    if (isSaving || typed.trim() === "") return;
    if (!difference.ok) return setError(difference.error.message);
    if (difference.value > 0) return send(difference.value);
    const shown = cloudModuleTimeBalance?.spendableTimeInMs ?? 0;
    if (-difference.value > shown) {
      // The shown value may be out of date: time may have been added or returned in the meantime.
      const spendable = await fetchLatestSpendable(id).catch(() => shown);
      if (-difference.value > spendable) return setError(accountsTexts.onlySpendable(wholeHours(spendable)));
    }
    return setCorrection(difference.value);
  };
  return (
    <>
      <Form label={`Top up ${name}`} hasSummary={false} onSubmit={submit}>
        <div ref={row} className={css.row}>
          <TextField
            label="Hours to add"
            autoComplete="off"
            suffix="h"
            value={typed}
            onChange={type}
            errorMessage={error ?? topUpViolation(typed)}
            description="A negative number takes hours back."
          />
          <div className={css.button}>
            <Button type="submit" isPending={isSaving} isDisabled={!difference.ok}>
              Top Up
            </Button>
          </div>
        </div>
      </Form>
      <AlertDialog
        isOpen={correction !== null}
        onOpenChange={(isOpen) => !isOpen && setCorrection(null)}
        title={`Take back ${durationText(-(correction ?? 0) / 1000, "minute")}?`}
        confirmLabel="Take back"
        onConfirm={() => send(correction ?? 0)}
      >
        {`${name} will have less time for new vouchers and events. What is reserved or consumed stays.`}
      </AlertDialog>
    </>
  );
}

/** Why the request was refused. If too much was to be taken back, the text says how much there is, and the balance is updated. */
async function toRefusal(failure: unknown, id: number): Promise<string> {
  if (!(failure instanceof ApiError)) return getText(failure);
  const spendable = await fetchLatestSpendable(id).catch(() => undefined);
  const isTooMuch = failure.code === "TOO_LITTLE_SPENDABLE_TIME" && spendable !== undefined;
  return isTooMuch ? accountsTexts.onlySpendable(wholeHours(spendable)) : getText(failure);
}

function getText(error: unknown): string {
  const [first] = getFieldErrors(error) ?? [];
  if (first !== undefined) return first.message;
  return error instanceof ApiError || error instanceof UnavailableError
    ? error.message
    : accountsTexts.topUpFailed;
}
