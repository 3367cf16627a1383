/**
 * @generated SignedSource<<02aa2e7966d27aae42d2cbb02862b536>>
 * @relayHash ca55253ec12cd2d59ea1ace3cbfc531d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf02d2e47ce8a33d290c0142f951b28cc627030707b0d76bec6fdd26e9fe8219

import type { ConcreteRequest } from 'relay-runtime';
export type PeopleLinksQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type PeopleLinksQuery$data = {
  readonly readablePeople: ReadonlyArray<string>;
};
export type PeopleLinksQuery$rawResponse = {
  readonly readablePeople: ReadonlyArray<string>;
};
export type PeopleLinksQuery = {
  rawResponse: PeopleLinksQuery$rawResponse;
  response: PeopleLinksQuery$data;
  variables: PeopleLinksQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      }
    ],
    "kind": "ScalarField",
    "name": "readablePeople",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PeopleLinksQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PeopleLinksQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bf02d2e47ce8a33d290c0142f951b28cc627030707b0d76bec6fdd26e9fe8219",
    "metadata": {},
    "name": "PeopleLinksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "27bc19abb89251e9d0d40f278529087c";

export default node;
