import { graphql } from "react-relay/hooks";
import { commitMutation } from "relay-runtime";
import * as v from "valibot";
import type { saveRecordsMutation } from "../../../../__generated__/saveRecordsMutation.graphql.ts";
import { environment } from "../../../../relay/environment.ts";
import { type ApiError, errorOfGraphQL } from "../../../../relay/errors.ts";
import type { LoadedRecord } from "./record-mapping.ts";

export type SavedOrRefused = { readonly record: LoadedRecord } | { readonly error: ApiError };

const facts = v.looseObject({});

/** Saves several records in one request (7.067). Resolves to the result of each, in their order. */
export function saveRecords(
  saves: saveRecordsMutation["variables"]["saves"],
): Promise<readonly SavedOrRefused[]> {
  return new Promise((resolve, reject) => {
    commitMutation<saveRecordsMutation>(environment, {
      mutation: graphql`
        mutation saveRecordsMutation($saves: [SaveActivityInput!]!) {
          saveActivities(saves: $saves) {
            activity {
              id
              participantNames
              ...recordFragment_activity @relay(mask: false)
            }
            refusal {
              code
              message
              facts
            }
          }
        }
      `,
      variables: { saves },
      onCompleted: ({ saveActivities }) => resolve(saveActivities.map(toResult)),
      onError: reject,
    });
  });
}

type Result = saveRecordsMutation["response"]["saveActivities"][number];

function toResult({ activity, refusal }: Result): SavedOrRefused {
  if (activity !== null && activity !== undefined) return { record: activity };
  const { code, message = "", facts: more = "{}" } = refusal ?? {};
  const extensions = { ...v.parse(facts, JSON.parse(more)), code };
  return { error: errorOfGraphQL({ message, extensions }) };
}
