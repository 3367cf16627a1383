/**
 * @generated SignedSource<<1d92af7f73d4554404ca20b8240e5d1f>>
 * @relayHash 90d9c96b604318a7f3f7e9321a0ca3e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ed626197bebb05024802313203b4b813227babc48dfa065bbb5101eb872460f

import type { ConcreteRequest } from 'relay-runtime';
export type LogbookMappingInput = {
  groupId: number;
  isShared: boolean;
  mapping: string;
  name: string;
};
export type useMappingChangesSaveMutation$variables = {
  mapping: LogbookMappingInput;
};
export type useMappingChangesSaveMutation$data = {
  readonly saveLogbookMapping: {
    readonly id: string;
    readonly isShared: boolean;
  };
};
export type useMappingChangesSaveMutation = {
  response: useMappingChangesSaveMutation$data;
  variables: useMappingChangesSaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "mapping"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "mapping",
        "variableName": "mapping"
      }
    ],
    "concreteType": "LogbookMapping",
    "kind": "LinkedField",
    "name": "saveLogbookMapping",
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
        "name": "isShared",
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
    "name": "useMappingChangesSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMappingChangesSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7ed626197bebb05024802313203b4b813227babc48dfa065bbb5101eb872460f",
    "metadata": {},
    "name": "useMappingChangesSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2a91785aebc02ef2be3bd4257172d7e2";

export default node;
