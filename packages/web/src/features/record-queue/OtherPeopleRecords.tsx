import { otherPeopleRecordsTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useEffect, useState } from "react";
import { leaveBySignOut } from "../../shell/leave-by-sign-out.ts";
import { countOtherPeopleRecords, deleteOtherPeopleRecords } from "./other-people-records.ts";

/**
 * Asks what becomes of another person's records that wait in this browser. Closed without an answer, it asks again when the next
 * page is loaded, and the records stay.
 */
export function OtherPeopleRecords({ me }: { readonly me: string }) {
  const [count, setCount] = useState(0);
  const [state, setState] = useState<"asking" | "deleting" | "failed">("asking");
  useEffect(() => void countOtherPeopleRecords(me).then(setCount, reportError), [me]);
  const remove = async () => {
    setState("deleting");
    try {
      await deleteOtherPeopleRecords(me);
      setCount(0);
    } catch (error) {
      reportError(error);
      setState("failed");
    }
  };
  const isDeleting = state === "deleting";
  const leave = () => {
    setCount(0);
    void leaveBySignOut(me);
  };
  return (
    <Dialog
      isOpen={count > 0}
      onOpenChange={() => setCount(0)}
      title={texts.title(count)}
      size="small"
      isDismissable={!isDeleting}
      actions={
        <>
          <Button variant="danger" isPending={isDeleting} onPress={() => void remove()}>
            {texts.remove(count)}
          </Button>
          <Button variant="primary" isDisabled={isDeleting} onPress={leave}>
            {texts.signOut(count)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{texts.explanation(count)}</p>
        {state === "failed" && <Banner tone="danger">{texts.removeFailed}</Banner>}
      </Stack>
    </Dialog>
  );
}
