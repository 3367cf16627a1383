import { useNavigate } from "react-router";
import { readListView, toSearchParams } from "../../record-list/list-view.ts";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { type DoomedRecord, useDeleteRecord } from "./use-delete-record.ts";

export type DeleteAndLeaveProps = {
  readonly record: DoomedRecord;
  readonly isAsking: boolean;
  readonly onClose: () => void;
};

/** Asks for confirmation before the record of this page is deleted, and then goes to the list. */
export function DeleteAndLeave({ record, isAsking, onClose }: DeleteAndLeaveProps) {
  const deleteRecord = useDeleteRecord();
  const navigate = useNavigate();
  const confirm = async () => {
    const isGone = await deleteRecord(record, toSearchParams(readListView(new URLSearchParams())));
    if (isGone) void navigate("/logbook/records");
  };
  return <DeleteDialog record={isAsking ? record : undefined} onClose={onClose} onConfirm={confirm} />;
}
