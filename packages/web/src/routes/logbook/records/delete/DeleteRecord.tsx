import { Button } from "@cathedra/ui-kit/Button";
import { Trash2 } from "@cathedra/ui-kit/Icon";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import type { DeleteRecord_activity$key } from "../../../../__generated__/DeleteRecord_activity.graphql.ts";
import { readListView, searchParamsOf } from "../list/list-view.ts";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { useDeleteRecord } from "./use-delete-record.ts";

export type DeleteRecordProps = { readonly activity: DeleteRecord_activity$key };

/** Deletes the record of this page, for who may (X35), and goes to the list. */
export function DeleteRecord({ activity }: DeleteRecordProps) {
  const record = useFragment(
    graphql`
      fragment DeleteRecord_activity on Activity {
        id
        groupId
        dateOfProcedure
        procedure {
          name
          code
        }
        viewerCanDelete
      }
    `,
    activity,
  );
  const [isAsking, setAsking] = useState(false);
  const deleteRecord = useDeleteRecord();
  const navigate = useNavigate();
  if (!record.viewerCanDelete) return null;
  const confirm = async () => {
    const isGone = await deleteRecord(record, searchParamsOf(readListView(new URLSearchParams())));
    if (isGone) void navigate("/logbook/records");
  };
  return (
    <>
      <Button variant="quiet" icon={Trash2} onPress={() => setAsking(true)}>
        Delete record
      </Button>
      <DeleteDialog
        record={isAsking ? record : undefined}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      />
    </>
  );
}
