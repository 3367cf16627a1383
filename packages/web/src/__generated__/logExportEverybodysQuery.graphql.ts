/**
 * @generated SignedSource<<e5e382cedd618375aaed3d1fda15e6ba>>
 * @relayHash 7e05d7dd31a17614abf806449ff9a1ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55595683760c460415d9b7e5c1b33b83ab5512fee331273f75ae9382e8a8e59f

import type { ConcreteRequest } from 'relay-runtime';
export type VistActivityOutcome = "endedEarly" | "implausible" | "met" | "notEvaluated" | "notMet" | "nothingMeasured" | "partlyMeasured";
export type VistActivitySortField = "activityStart" | "courseName" | "exerciseName" | "score";
export type VistActivitySortOrder = "ASC" | "DESC";
export type VistActivitySource = "by_hand" | "cloud_machine" | "station";
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
      readonly asked: number;
      readonly courseName: string | null | undefined;
      readonly createdBy: {
        readonly email: string | null | undefined;
        readonly first_name: string;
        readonly keycloak_id: string;
        readonly last_name: string;
      };
      readonly exerciseName: string;
      readonly id: string;
      readonly implausible: ReadonlyArray<string>;
      readonly isCompleted: boolean;
      readonly measured: number;
      readonly moduleName: string;
      readonly moduleVersion: string;
      readonly outcomeText: string;
      readonly progress: number | null | undefined;
      readonly serviceTag: string | null | undefined;
      readonly source: VistActivitySource;
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
            "name": "outcomeText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isCompleted",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "asked",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "measured",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "implausible",
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
            "name": "source",
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
    "id": "55595683760c460415d9b7e5c1b33b83ab5512fee331273f75ae9382e8a8e59f",
    "metadata": {},
    "name": "logExportEverybodysQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7a8ad9c678cc5efe093bd7470800729f";

export default node;
