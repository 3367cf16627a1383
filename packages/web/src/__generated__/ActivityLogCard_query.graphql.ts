/**
 * @generated SignedSource<<571d1d40b24470d0f9cb9b8db8695057>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivityLogCard_query$data = {
  readonly vistActivities: {
    readonly activities: ReadonlyArray<{
      readonly courseName: string | null | undefined;
      readonly exerciseName: string;
      readonly id: string;
      readonly moduleName: string;
      readonly unitName: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"RunList_runs">;
    }>;
  };
  readonly " $fragmentType": "ActivityLogCard_query";
};
export type ActivityLogCard_query$key = {
  readonly " $data"?: ActivityLogCard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityLogCard_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivityLogCard_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "limit",
          "value": 6
        }
      ],
      "concreteType": "VistActivitiesPage",
      "kind": "LinkedField",
      "name": "vistActivities",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "VistActivity",
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
              "name": "exerciseName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "moduleName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "courseName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unitName",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "RunList_runs"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "vistActivities(limit:6)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "34d9440b54f70439c86ca06cc055a7e3";

export default node;
