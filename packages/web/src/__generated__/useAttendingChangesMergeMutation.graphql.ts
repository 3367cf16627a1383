/**
 * @generated SignedSource<<c8952dfb978d5a1539d96213975a918e>>
 * @relayHash 6e3e81b0c4a1385115c58084d0aba806
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f173b94b194780bf239810f770b325708302713d5da21786abbebd1c288645d

import type { ConcreteRequest } from 'relay-runtime';
export type useAttendingChangesMergeMutation$variables = {
  addressOf?: string | null | undefined;
  id: string;
  into: string;
};
export type useAttendingChangesMergeMutation$data = {
  readonly mergeAttendings: {
    readonly email: string | null | undefined;
    readonly id: string;
    readonly recordCount: number;
  };
};
export type useAttendingChangesMergeMutation = {
  response: useAttendingChangesMergeMutation$data;
  variables: useAttendingChangesMergeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "addressOf"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "into"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "addressOf",
        "variableName": "addressOf"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "into",
        "variableName": "into"
      }
    ],
    "concreteType": "Attending",
    "kind": "LinkedField",
    "name": "mergeAttendings",
    "plural": false,
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
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "recordCount",
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
    "name": "useAttendingChangesMergeMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAttendingChangesMergeMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "3f173b94b194780bf239810f770b325708302713d5da21786abbebd1c288645d",
    "metadata": {},
    "name": "useAttendingChangesMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "36eb10dc8522506455dc35c719dcd89d";

export default node;
