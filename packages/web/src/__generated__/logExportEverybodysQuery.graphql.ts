/**
 * @generated SignedSource<<523d59769cc58d0842a5b016797df07e>>
 * @relayHash 61fe62f1d28e69a0f5fc4fb876e48003
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5715e54c211f017151bd5409be216e0c2414887858a1d548fa6a8d4600298ce3

import type { ConcreteRequest } from 'relay-runtime';
export type VistActivityOutcome = "met" | "notEvaluated" | "notMet";
export type VistActivitySortField = "activityStart" | "courseName" | "exerciseName" | "score";
export type VistActivitySortOrder = "ASC" | "DESC";
export type VistActivitiesSearchParams = {
  exerciseKey?: string | null | undefined;
  from?: string | null | undefined;
  moduleCode?: string | null | undefined;
  result?: VistActivityOutcome | null | undefined;
  searchText?: string | null | undefined;
  sortField?: VistActivitySortField | null | undefined;
  sortOrder?: VistActivitySortOrder | null | undefined;
  to?: string | null | undefined;
};
export type logExportEverybodysQuery$variables = {
  groups?: ReadonlyArray<number> | null | undefined;
  limit: number;
  offset: number;
  searchParams: VistActivitiesSearchParams;
};
export type logExportEverybodysQuery$data = {
  readonly page: {
    readonly activities: ReadonlyArray<{
      readonly activityStart: string;
      readonly courseName: string | null | undefined;
      readonly createdBy: {
        readonly email: string | null | undefined;
        readonly first_name: string;
        readonly keycloak_id: string;
        readonly last_name: string;
      };
      readonly exerciseName: string;
      readonly id: string;
      readonly moduleName: string;
      readonly moduleVersion: string;
      readonly progress: number | null | undefined;
      readonly result: string | null | undefined;
      readonly serviceTag: string | null | undefined;
      readonly totalTimeInSeconds: number;
      readonly unitName: string | null | undefined;
    }>;
    readonly count: number;
  };
};
export type logExportEverybodysQuery = {
  response: logExportEverybodysQuery$data;
  variables: logExportEverybodysQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "groups"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "limit"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offset"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "searchParams"
},
v4 = [
  {
    "alias": "page",
    "args": [
      {
        "kind": "Variable",
        "name": "groups",
        "variableName": "groups"
      },
      {
        "kind": "Variable",
        "name": "limit",
        "variableName": "limit"
      },
      {
        "kind": "Variable",
        "name": "offset",
        "variableName": "offset"
      },
      {
        "kind": "Variable",
        "name": "searchParams",
        "variableName": "searchParams"
      }
    ],
    "concreteType": "AllVistActivitiesPage",
    "kind": "LinkedField",
    "name": "allVistActivities",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
        "storageKey": null
      },
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
            "name": "activityStart",
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
            "name": "moduleVersion",
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalTimeInSeconds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "result",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "progress",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "serviceTag",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "VistActivityPerson",
            "kind": "LinkedField",
            "name": "createdBy",
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
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "logExportEverybodysQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "logExportEverybodysQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "5715e54c211f017151bd5409be216e0c2414887858a1d548fa6a8d4600298ce3",
    "metadata": {},
    "name": "logExportEverybodysQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7a8ad9c678cc5efe093bd7470800729f";

export default node;
