/**
 * @generated SignedSource<<43fa4c7d737ce1b7d5bfd10515cebe0d>>
 * @relayHash 2c715bcd4b23dbfc31ff24cfaffb82ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a26bb2aeed15c9ed4dce04b391074c26a12edc62c1f412ec3ae4a392d4b9f7f

import type { ConcreteRequest } from 'relay-runtime';
export type ownThingsGroupsQuery$variables = {
  limit: number;
};
export type ownThingsGroupsQuery$data = {
  readonly administeredGroups: {
    readonly groups: ReadonlyArray<{
      readonly assignedCourses: ReadonlyArray<{
        readonly id: number;
        readonly name: string;
      }> | null | undefined;
      readonly id: number;
      readonly name: string;
    }>;
  };
};
export type ownThingsGroupsQuery$rawResponse = {
  readonly administeredGroups: {
    readonly groups: ReadonlyArray<{
      readonly assignedCourses: ReadonlyArray<{
        readonly id: number;
        readonly name: string;
      }> | null | undefined;
      readonly id: number;
      readonly name: string;
    }>;
  };
};
export type ownThingsGroupsQuery = {
  rawResponse: ownThingsGroupsQuery$rawResponse;
  response: ownThingsGroupsQuery$data;
  variables: ownThingsGroupsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "limit"
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
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "limit",
        "variableName": "limit"
      }
    ],
    "concreteType": "AdministeredGroups",
    "kind": "LinkedField",
    "name": "administeredGroups",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerGroup",
        "kind": "LinkedField",
        "name": "groups",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Course",
            "kind": "LinkedField",
            "name": "assignedCourses",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ownThingsGroupsQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ownThingsGroupsQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "5a26bb2aeed15c9ed4dce04b391074c26a12edc62c1f412ec3ae4a392d4b9f7f",
    "metadata": {},
    "name": "ownThingsGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "126b8de96ae1016c37e09004c85797cd";

export default node;
