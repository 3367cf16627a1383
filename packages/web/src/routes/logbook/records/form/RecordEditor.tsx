import type { KeycloakId } from "@cathedra/domain";
import type { Me } from "@cathedra/domain/logbook";
import { logbookTexts, recordFormTexts } from "@cathedra/domain/messages";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { lazy, useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  RecordEditor_query$data,
  RecordEditor_query$key,
} from "../../../../__generated__/RecordEditor_query.graphql.ts";
import type { SavingQueue } from "../../../../features/record-queue/saving-queue.ts";
import type { BlankRecord } from "./blank-record.ts";
import type { CopyOf } from "./copy-of.ts";
import { RecordFields } from "./RecordFields.tsx";
import type { LoadedRecord } from "./record-mapping.ts";
import type { OpenedDraft, WaitingChange } from "./use-record-draft.ts";

export type RecordEditorProps = {
  readonly query: RecordEditor_query$key;
  /** The record to edit or view; undefined for a new one. */
  readonly record?: LoadedRecord;
  /** The record to copy into the new one; undefined if there is none. */
  readonly copy?: CopyOf;
  /** The components that only a new record needs. */
  readonly blank?: BlankRecord;
  readonly draft: OpenedDraft;
  /** Keeps a record of the person in this browser until the portal has it. */
  readonly queue?: SavingQueue | undefined;
  /** A change of the record that waits in this browser: the form shows it. */
  readonly waiting?: WaitingChange | undefined;
  /** Whether the record was opened to add what it lacks. */
  readonly isCompleting?: boolean;
  /** Whether the record is confirmed and therefore read-only. */
  readonly isLocked?: boolean;
};

/** Loaded on demand, because most people open records that they may change. */
const RecordView = lazy(() => import("./RecordView.tsx").then((file) => ({ default: file.RecordView })));

/** The form of a record (7.002, 7.004); people who may read but not change the record (X35) see it read-only. */
export function RecordEditor({
  query,
  record,
  copy,
  blank,
  draft,
  queue,
  isCompleting = false,
  waiting,
  isLocked = false,
}: RecordEditorProps) {
  const [begun, setBegun] = useState(0);
  const { user, IRLogFormData, customerGroups } = useFragment(
    graphql`
      fragment RecordEditor_query on Query {
        user {
          keycloak_id
          first_name
          last_name
        }
        IRLogFormData {
          attending {
            id
            firstName
            lastName
            customerId
            customerName
          }
          hospitals {
            name
            customerId
          }
          recent {
            customerId
            hospitals
            attendings
            procedures
          }
          lastRole
          lastLevel
          lastGroupId
          targets {
            id
            name
            customerId
            interventionType
            organSystem
            category
            subCategory
            procedureCode
            roles
            levels
            span
          }
        }
        customerGroups(roles: [learner, admin]) {
          id
          name
          customer {
            id
            name
          }
          members {
            keycloak_id
            first_name
            last_name
          }
        }
      }
    `,
    query,
  );
  const me = useMemo(() => user && toMe(user), [user]);
  if (me === null || me === undefined) return <EmptyState>{logbookTexts.noRecordsAvailable}</EmptyState>;
  if (record?.viewerCanEdit === false) return <RecordView record={record} isLocked={isLocked} />;
  if (record === undefined && customerGroups.length === 0) {
    return <EmptyState>{recordFormTexts.noGroup}</EmptyState>;
  }
  return (
    <RecordFields
      key={begun}
      // A discarded draft is no longer stored, although it was when the page was loaded.
      draft={begun === 0 ? draft : { ...draft, stored: null }}
      onBeginAgain={() => setBegun(begun + 1)}
      me={me}
      formData={IRLogFormData}
      groups={customerGroups}
      record={record}
      copy={copy}
      blank={blank}
      queue={queue}
      isCompleting={isCompleting}
      waiting={waiting}
    />
  );
}

function toMe(user: NonNullable<RecordEditor_query$data["user"]>): Me {
  return {
    keycloakId: user.keycloak_id as KeycloakId,
    firstName: user.first_name,
    lastName: user.last_name,
  };
}
