/**
 * @generated SignedSource<<7698c717bea24dfda1851a6d792e75ef>>
 * @relayHash 1962d95fbebb79c4d9ed1f5d49e51b11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9eba0b36ffd875ea58f5a990c1c403135afc61ccf5d3610d48ac9dc5e79cebc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaseComplexity = "average" | "easiest" | "hardest";
export type EntrustmentScale = "oScore" | "zwisch";
export type EntrustmentSide = "attending" | "trainee";
export type IndependenceQuery$variables = {
  participant?: string | null | undefined;
};
export type IndependenceQuery$data = {
  readonly logbookEntrustments: ReadonlyArray<{
    readonly complexity: CaseComplexity | null | undefined;
    readonly day: string;
    readonly interventionType: string;
    readonly level: number;
    readonly organSystem: string;
    readonly procedureCode: string;
    readonly recordId: string;
    readonly scale: EntrustmentScale;
    readonly side: EntrustmentSide;
  }>;
  readonly logbookRolesToSettle: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"RolesToSettle_roles">;
  }>;
};
export type IndependenceQuery = {
  response: IndependenceQuery$data;
  variables: IndependenceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "participant"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "side",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "participant",
      "variableName": "participant"
    }
  ],
  "concreteType": "EntrustedCase",
  "kind": "LinkedField",
  "name": "logbookEntrustments",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "day",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "procedureCode",
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
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scale",
      "storageKey": null
    },
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "IndependenceQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "RoleToSettle",
        "kind": "LinkedField",
        "name": "logbookRolesToSettle",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RolesToSettle_roles"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "IndependenceQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "RoleToSettle",
        "kind": "LinkedField",
        "name": "logbookRolesToSettle",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          (v1/*:: as any*/),
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
            "kind": "ScalarField",
            "name": "procedureName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "otherName",
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
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f9eba0b36ffd875ea58f5a990c1c403135afc61ccf5d3610d48ac9dc5e79cebc",
    "metadata": {},
    "name": "IndependenceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ad867132243d65f1a3ee7980a7d01d3d";

export default node;
