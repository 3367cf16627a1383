/**
 * @generated SignedSource<<97f40709bafb908190e0bebb53090342>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecentRecords_query$data = {
  readonly recentRecords: {
    readonly activities: ReadonlyArray<{
      readonly attending: {
        readonly firstName: string;
        readonly lastName: string;
      };
      readonly dateOfProcedure: string;
      readonly id: string;
      readonly procedure: {
        readonly name: string;
      };
    }>;
  };
  readonly " $fragmentType": "RecentRecords_query";
};
export type RecentRecords_query$key = {
  readonly " $data"?: RecentRecords_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentRecords_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecentRecords_query",
  "selections": [
    {
      "alias": "recentRecords",
      "args": [
        {
          "kind": "Literal",
          "name": "searchParams",
          "value": {
            "limit": 3,
            "sortField": "dateOfProcedure",
            "sortOrder": "desc"
          }
        }
      ],
      "concreteType": "ActivitiesPage",
      "kind": "LinkedField",
      "name": "activities",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Activity",
          "kind": "LinkedField",
          "name": "activities",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dateOfProcedure",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ActivityAttending",
              "kind": "LinkedField",
              "name": "attending",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "firstName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "lastName",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ActivityProcedure",
              "kind": "LinkedField",
              "name": "procedure",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "activities(searchParams:{\"limit\":3,\"sortField\":\"dateOfProcedure\",\"sortOrder\":\"desc\"})"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "f642783434b97e298b62e7c96320e399";

export default node;
