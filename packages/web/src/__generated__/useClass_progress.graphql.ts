/**
 * @generated SignedSource<<212a25d1ca234c2a1d7473a21758d826>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClassReadFailure = "failed" | "notConfirmed" | "notFound";
export type OperationState = "cancelled" | "failed" | "running" | "succeeded" | "waiting";
import type { FragmentRefs } from "relay-runtime";
export type useClass_progress$data = {
  readonly canReadNow: boolean;
  readonly courses: ReadonlyArray<{
    readonly id: number;
    readonly isUsable: boolean;
    readonly name: string;
  }>;
  readonly customerGroup: {
    readonly customer: {
      readonly id: number;
      readonly name: string;
    };
    readonly id: number;
    readonly name: string;
    readonly viewerCanReadPeople: boolean;
  };
  readonly lastReading: {
    readonly id: string;
    readonly state: OperationState;
    readonly " $fragmentSpreads": FragmentRefs<"OperationCard_operation">;
  } | null | undefined;
  readonly people: ReadonlyArray<{
    readonly lastActiveOn: ReadonlyArray<string | null | undefined>;
    readonly missing: ReadonlyArray<boolean>;
    readonly percentages: ReadonlyArray<number>;
    readonly person: {
      readonly email: string | null | undefined;
      readonly first_name: string | null | undefined;
      readonly keycloak_id: string | null | undefined;
      readonly last_name: string | null | undefined;
    };
    readonly readAt: string | null | undefined;
    readonly readFailure: ClassReadFailure | null | undefined;
    readonly statuses: ReadonlyArray<string>;
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "useClass_progress";
};
export type useClass_progress$key = {
  readonly " $data"?: useClass_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"useClass_progress">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useClass_progress",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerGroup",
      "kind": "LinkedField",
      "name": "customerGroup",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Customer",
          "kind": "LinkedField",
          "name": "customer",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanReadPeople",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canReadNow",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Operation",
      "kind": "LinkedField",
      "name": "lastReading",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OperationCard_operation"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClassCourse",
      "kind": "LinkedField",
      "name": "courses",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUsable",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClassPerson",
      "kind": "LinkedField",
      "name": "people",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "readAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "readFailure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "statuses",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percentages",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastActiveOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ClassProgress",
  "abstractKey": null
};
})();

(node as any).hash = "4fc22a87a5af9c58bcc01ae3b1e1315a";

export default node;
