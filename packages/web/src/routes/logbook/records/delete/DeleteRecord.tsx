import { Button } from "@cathedra/ui-kit/Button";
import { Trash2 } from "@cathedra/ui-kit/Icon";
import { LazyPart } from "@cathedra/ui-kit/overlay";
import { useState } from "react";
import type { DoomedRecord } from "./use-delete-record.ts";

export type DeleteRecordProps = { readonly record: DoomedRecord };

const loadDialog = () => import("./DeleteAndLeave.tsx").then((module) => module.DeleteAndLeave);

/** Deletes the record of this page, for people who may (X35), and goes to the list. */
export function DeleteRecord({ record }: DeleteRecordProps) {
  const [isAsking, setAsking] = useState(false);
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
