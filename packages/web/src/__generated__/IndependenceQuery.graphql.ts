/**
 * @generated SignedSource<<5f3734ad4bc2c222d17124994238de8c>>
 * @relayHash 86177fe3f955242ed6ee5673beff5eb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e696d06065bd79c218fcd6db70a24dbfb37e3edc7ae50d3d9e3bcfd5338098c

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
      readonly best: number | null | undefined;
      readonly exerciseKey: string;
      readonly exerciseName: string;
      readonly institutionId: number | null | undefined;
      readonly last: number | null | undefined;
      readonly lastRunAt: string;
      readonly lostSince: string | null | undefined;
      readonly moduleCode: string;
      readonly moduleName: string;
      readonly passes: ReadonlyArray<boolean | null | undefined>;
      readonly passesLeft: number;
      readonly passesNeeded: number;
      readonly proficientSince: string | null | undefined;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "best",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "institutionId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "last",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastRunAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lostSince",
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
          "name": "passes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "passesLeft",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "passesNeeded",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "proficientSince",
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
    "id": "9e696d06065bd79c218fcd6db70a24dbfb37e3edc7ae50d3d9e3bcfd5338098c",
    "metadata": {},
    "name": "IndependenceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "debf5711ff90055b6dcfa3763fe80695";

export default node;
