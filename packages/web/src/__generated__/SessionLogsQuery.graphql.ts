/**
 * @generated SignedSource<<ad80c2a381044eb3bd51799e0dd48f97>>
 * @relayHash 8099a0bf2692a706468de98de4faf8b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fdc4a0852f686ecef8f0651e8ed21b0eb7f9f0e9f41ffe13036119911e3955e

import type { ConcreteRequest } from 'relay-runtime';
export type SessionLogsQuery$variables = {
  from: string;
  serviceTag: string;
  to: string;
};
export type SessionLogsQuery$data = {
  readonly vistActivitiesByServiceTag: ReadonlyArray<{
    readonly activityEnd: string;
    readonly courseName: string;
    readonly exerciseId: number;
    readonly id: string;
    readonly logCount: number;
    readonly moduleId: string;
    readonly unitName: string;
  }>;
};
export type SessionLogsQuery = {
  response: SessionLogsQuery$data;
  variables: SessionLogsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "serviceTag"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "from",
        "variableName": "from"
      },
      {
        "kind": "Variable",
        "name": "serviceTag",
        "variableName": "serviceTag"
      },
      {
        "kind": "Variable",
        "name": "to",
        "variableName": "to"
      }
    ],
    "concreteType": "VistSystemActivity",
    "kind": "LinkedField",
    "name": "vistActivitiesByServiceTag",
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
        "name": "activityEnd",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "moduleId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "exerciseId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "logCount",
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SessionLogsQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SessionLogsQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "6fdc4a0852f686ecef8f0651e8ed21b0eb7f9f0e9f41ffe13036119911e3955e",
    "metadata": {},
    "name": "SessionLogsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1859591f518bab7951be2e4c3012633c";

export default node;
