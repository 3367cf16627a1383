/**
 * @generated SignedSource<<194f5c9e35ce93b2496d7ee3f3c82f64>>
 * @relayHash 9393343495b389b4ecafb2493e7d698a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 924a6ec11a3be9a2a8385c7a2e713752e1bc98827ef2e48fdd292d8906e21596

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaseComplexity = "average" | "easiest" | "hardest";
export type EntrustmentRatingInput = {
  comment?: string | null | undefined;
  complexity?: CaseComplexity | null | undefined;
  level: number;
};
export type useEntrustmentChangesRateMutation$variables = {
  id: string;
  rating: EntrustmentRatingInput;
};
export type useEntrustmentChangesRateMutation$data = {
  readonly rateEntrustment: {
    readonly " $fragmentSpreads": FragmentRefs<"EntrustmentPanel_entrustment">;
  };
};
export type useEntrustmentChangesRateMutation = {
  response: useEntrustmentChangesRateMutation$data;
  variables: useEntrustmentChangesRateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "rating"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "rating",
    "variableName": "rating"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scale",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "comment",
  "storageKey": null
},
v4 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "level",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "complexity",
    "storageKey": null
  },
  (v3/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEntrustmentChangesRateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ActivityEntrustment",
        "kind": "LinkedField",
        "name": "rateEntrustment",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EntrustmentPanel_entrustment"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEntrustmentChangesRateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ActivityEntrustment",
        "kind": "LinkedField",
        "name": "rateEntrustment",
        "plural": false,
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
            "name": "side",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "EntrustmentRating",
            "kind": "LinkedField",
            "name": "own",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "EntrustmentRating",
            "kind": "LinkedField",
            "name": "other",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOtherHidden",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanRate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ratingEndsAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "recordedRole",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AttendingsRole",
            "kind": "LinkedField",
            "name": "statedRole",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "role",
                "storageKey": null
              },
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isDisputed",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanStateRole",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "924a6ec11a3be9a2a8385c7a2e713752e1bc98827ef2e48fdd292d8906e21596",
    "metadata": {},
    "name": "useEntrustmentChangesRateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d4b197dcc03b9131f54995e37f6b02ab";

export default node;
