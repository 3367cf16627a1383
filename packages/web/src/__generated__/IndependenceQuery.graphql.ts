/**
 * @generated SignedSource<<95ce7ff9cb3afef15dcfcc51aefe10ec>>
 * @relayHash 8a23a12688b291491b057ceaa2057ed8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 749d66b0c9b3c5d3b9b935ff2b9dd4eb4d8646a117a35bb9d190759fc10f3f33

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaseComplexity = "average" | "easiest" | "hardest";
export type EntrustmentScale = "oScore" | "zwisch";
export type EntrustmentSide = "attending" | "trainee";
export type ExerciseStanding = "begun" | "on_the_way" | "practise" | "proficient";
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
  readonly personProgress: {
    readonly exercises: ReadonlyArray<{
      readonly attempts: number;
      readonly exerciseKey: string;
      readonly exerciseName: string;
      readonly moduleCode: string;
      readonly standing: ExerciseStanding;
    }>;
  };
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
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "uid",
      "variableName": "participant"
    }
  ],
  "concreteType": "PersonProgress",
  "kind": "LinkedField",
  "name": "personProgress",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ExerciseProgress",
      "kind": "LinkedField",
      "name": "exercises",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "exerciseKey",
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
          "name": "moduleCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "standing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attempts",
          "storageKey": null
        }
      ],
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
      },
      (v3/*:: as any*/)
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
      },
      (v3/*:: as any*/)
    ]
  },
  "params": {
    "id": "749d66b0c9b3c5d3b9b935ff2b9dd4eb4d8646a117a35bb9d190759fc10f3f33",
    "metadata": {},
    "name": "IndependenceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2f1f303896b191837e1824f74aedec16";

export default node;
