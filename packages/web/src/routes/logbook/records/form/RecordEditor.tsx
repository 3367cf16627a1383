import { type KeycloakId, logbookTexts } from "@cathedra/domain";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { graphql, useFragment } from "react-relay/hooks";
import type { RecordEditor_query$key } from "../../../../__generated__/RecordEditor_query.graphql.ts";
import { RecordFields } from "./RecordFields.tsx";
import { RecordView } from "./RecordView.tsx";
import type { LoadedRecord } from "./record-mapping.ts";

export type RecordEditorProps = {
  readonly query: RecordEditor_query$key;
  /** The record to change, or only to see; without it a new one is written. */
  readonly record?: LoadedRecord;
  /** The record of which the new one is to be a copy. */
  readonly source?: LoadedRecord;
};

/** The record form (7.002, 7.004); for who may read the record and not change it (X35), the record. */
export function RecordEditor({ query, record, source }: RecordEditorProps) {
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
  if (user === null || user === undefined) return <EmptyState>{logbookTexts.noRecordsAvailable}</EmptyState>;
  if (record?.viewerCanEdit === false) return <RecordView record={record} />;
  if (record === undefined && customerGroups.length === 0) {
    return <EmptyState>{logbookTexts.noGroup}</EmptyState>;
  }
  return (
    <RecordFields
      me={{
        keycloakId: user.keycloak_id as KeycloakId,
        firstName: user.first_name,
        lastName: user.last_name,
      }}
      formData={IRLogFormData}
      groups={customerGroups}
      record={record}
      source={source}
    />
  );
}
