/**
 * @generated SignedSource<<af8ddc9a493d70d384274547af0b263e>>
 * @relayHash 54cdd857dc8823536c36447d18bdf994
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c47fe02f5ff2a0152d6d3353c561df03acf33c856ca5e8353b5f934e57b645d

import type { ConcreteRequest } from 'relay-runtime';
export type useRolloutChoicesQuery$variables = {
  search?: string | null | undefined;
};
export type useRolloutChoicesQuery$data = {
  readonly softwareRolloutChoices: ReadonlyArray<{
    readonly customerId: number | null | undefined;
    readonly name: string;
    readonly stationId: string | null | undefined;
  }>;
};
export type useRolloutChoicesQuery = {
  response: useRolloutChoicesQuery$data;
  variables: useRolloutChoicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "searchText",
        "variableName": "search"
      }
    ],
    "concreteType": "SoftwareRolloutChoice",
    "kind": "LinkedField",
    "name": "softwareRolloutChoices",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "customerId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "stationId",
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
    "name": "useRolloutChoicesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRolloutChoicesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1c47fe02f5ff2a0152d6d3353c561df03acf33c856ca5e8353b5f934e57b645d",
    "metadata": {},
    "name": "useRolloutChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bea6e5ed7ac857d63b68b46f2af56d9e";

export default node;
