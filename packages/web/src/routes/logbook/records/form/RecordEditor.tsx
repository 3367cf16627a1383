import type { KeycloakId } from "@cathedra/domain";
import type { Me } from "@cathedra/domain/logbook";
import { logbookTexts } from "@cathedra/domain/messages";
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
import type { OpenedDraft } from "./use-record-draft.ts";

export type RecordEditorProps = {
  readonly query: RecordEditor_query$key;
  /** The record to change, or only to see; without it a new one is written. */
  readonly record?: LoadedRecord;
  /** The record of which the new one is to be a copy. */
  readonly copy?: CopyOf;
  /** The parts that only a new record has. */
  readonly blank?: BlankRecord;
  readonly draft: OpenedDraft;
  /** Keeps a new record in this browser until the portal has it. */
  readonly queue?: SavingQueue;
  /** The record is confirmed, and the page shows this. */
  readonly isLocked?: boolean;
};

/** Most people open records that they may change. */
const RecordView = lazy(() => import("./RecordView.tsx").then((file) => ({ default: file.RecordView })));

/** The record form (7.002, 7.004); for people who may read but not change the record (X35), the record. */
export function RecordEditor({
  query,
  record,
  copy,
  blank,
  draft,
  queue,
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
  const me = useMemo(() => user && meOf(user), [user]);
  if (me === null || me === undefined) return <EmptyState>{logbookTexts.noRecordsAvailable}</EmptyState>;
  if (record?.viewerCanEdit === false) return <RecordView record={record} isLocked={isLocked} />;
  if (record === undefined && customerGroups.length === 0) {
    return <EmptyState>{logbookTexts.noGroup}</EmptyState>;
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
    />
  );
}

function meOf(user: NonNullable<RecordEditor_query$data["user"]>): Me {
  return {
    keycloakId: user.keycloak_id as KeycloakId,
    firstName: user.first_name,
    lastName: user.last_name,
  };
}
