/**
 * @generated SignedSource<<db848639da1a693ac385ed31cec64ea2>>
 * @relayHash 28e53a64e677f24b4b20891d9aab8316
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2935e468cfa27701d48522e063024501483283e1c208a023c688d599c46cde0d

import type { ConcreteRequest } from 'relay-runtime';
export type ownThingsCoursesQuery$variables = {
  branchId: number;
};
export type ownThingsCoursesQuery$data = {
  readonly branchCourses: ReadonlyArray<{
    readonly id: number;
    readonly name: string;
    readonly personId: string;
  }>;
};
export type ownThingsCoursesQuery$rawResponse = {
  readonly branchCourses: ReadonlyArray<{
    readonly id: number;
    readonly name: string;
    readonly personId: string;
  }>;
};
export type ownThingsCoursesQuery = {
  rawResponse: ownThingsCoursesQuery$rawResponse;
  response: ownThingsCoursesQuery$data;
  variables: ownThingsCoursesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "branchId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "branchId",
        "variableName": "branchId"
      }
    ],
    "concreteType": "Course",
    "kind": "LinkedField",
    "name": "branchCourses",
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
        "name": "personId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ownThingsCoursesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ownThingsCoursesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2935e468cfa27701d48522e063024501483283e1c208a023c688d599c46cde0d",
    "metadata": {},
    "name": "ownThingsCoursesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cbe0938e57a1deebf13e239a66e9b0ce";

export default node;
