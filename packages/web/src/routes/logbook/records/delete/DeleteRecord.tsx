import { Button } from "@cathedra/ui-kit/Button";
import { Trash2 } from "@cathedra/ui-kit/Icon";
import { LazyPart } from "@cathedra/ui-kit/overlay";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { DeleteRecord_activity$key } from "../../../../__generated__/DeleteRecord_activity.graphql.ts";

export type DeleteRecordProps = { readonly activity: DeleteRecord_activity$key };

const loadDialog = () => import("./DeleteAndLeave.tsx").then((module) => module.DeleteAndLeave);

/** Deletes the record of this page, for people who may (X35), and goes to the list. */
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
  if (!record.viewerCanDelete) return null;
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="quiet" icon={Trash2} onPress={() => setAsking(true)}>
        Delete record
      </Button>
      <LazyPart
        load={loadDialog}
        isWanted={isAsking}
        onFailure={close}
        props={{ record, isAsking, onClose: close }}
      />
    </>
  );
}
