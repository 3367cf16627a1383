/**
 * @generated SignedSource<<7b0a7c87f1ba5a3a091bb37436b3f51b>>
 * @relayHash 2cb68425c714e68961b31c8cd0aea1e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1868db65d1ef057c15e3e009569688a3fad3d2fb78c41c67c4ad9496ef2a156

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useEventsPollQuery$variables = Record<PropertyKey, never>;
export type useEventsPollQuery$data = {
  readonly getEventResourceAccessVouchersAsTrainee: ReadonlyArray<{
    readonly hasStarted: boolean;
    readonly id: number;
    readonly vm: {
      readonly " $fragmentSpreads": FragmentRefs<"eventMachine_vm">;
    } | null | undefined;
  }>;
};
export type useEventsPollQuery = {
  response: useEventsPollQuery$data;
  variables: useEventsPollQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "limit",
    "value": 20
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasStarted",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useEventsPollQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "EventResourceAccessVoucher",
        "kind": "LinkedField",
        "name": "getEventResourceAccessVouchersAsTrainee",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CloudCaseVM",
            "kind": "LinkedField",
            "name": "vm",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "eventMachine_vm"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "getEventResourceAccessVouchersAsTrainee(limit:20)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useEventsPollQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "EventResourceAccessVoucher",
        "kind": "LinkedField",
        "name": "getEventResourceAccessVouchersAsTrainee",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CloudCaseVM",
            "kind": "LinkedField",
            "name": "vm",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "detail",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "session_id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "case_id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "claimed_at",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "session_ends_at",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "usual_power_on_in_seconds",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reports_missing_since",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "getEventResourceAccessVouchersAsTrainee(limit:20)"
      }
    ]
  },
  "params": {
    "id": "f1868db65d1ef057c15e3e009569688a3fad3d2fb78c41c67c4ad9496ef2a156",
    "metadata": {},
    "name": "useEventsPollQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f791aa2b65d11523cf5761d7a7ca9bad";

export default node;
