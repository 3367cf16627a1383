/**
 * @generated SignedSource<<4a7c67a67be3d000cd6d1e64cf14ec2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LogbookTargetState = "behind" | "notStarted" | "onTrack" | "reached";
import type { FragmentRefs } from "relay-runtime";
export type Matrix_totals$data = {
  readonly asOf: string;
  readonly targets: ReadonlyArray<{
    readonly category: string | null | undefined;
    readonly id: string;
    readonly interventionType: string | null | undefined;
    readonly levels: ReadonlyArray<string>;
    readonly minimum: number;
    readonly name: string;
    readonly organSystem: string | null | undefined;
    readonly roles: ReadonlyArray<string>;
    readonly subCategory: string | null | undefined;
  }>;
  readonly trainees: ReadonlyArray<{
    readonly cases: number;
    readonly lastDay: string | null | undefined;
    readonly person: {
      readonly first_name: string | null | undefined;
      readonly keycloak_id: string | null | undefined;
      readonly last_name: string | null | undefined;
    };
    readonly progress: ReadonlyArray<{
      readonly done: number;
      readonly expected: number;
      readonly remaining: number;
      readonly state: LogbookTargetState;
      readonly target: {
        readonly id: string;
      };
      readonly until: string | null | undefined;
    }>;
  }>;
  readonly " $fragmentType": "Matrix_totals";
};
export type Matrix_totals$key = {
  readonly " $data"?: Matrix_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"Matrix_totals">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Matrix_totals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "asOf",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LogbookTarget",
      "kind": "LinkedField",
      "name": "targets",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minimum",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "interventionType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "organSystem",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subCategory",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roles",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "levels",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LogbookTraineeTotals",
      "kind": "LinkedField",
      "name": "trainees",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "person",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "keycloak_id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "first_name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "last_name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cases",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastDay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LogbookTargetProgress",
          "kind": "LinkedField",
          "name": "progress",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "LogbookTarget",
              "kind": "LinkedField",
              "name": "target",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "done",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "remaining",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expected",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "until",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LogbookGroupTotals",
  "abstractKey": null
};
})();

(node as any).hash = "3ff720781ae2a73d4ce4703320968388";

export default node;
