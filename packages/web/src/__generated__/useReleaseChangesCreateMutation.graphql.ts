/**
 * @generated SignedSource<<073fdadb6f63aa0798e9a464f0106f49>>
 * @relayHash 40e22c25006da95245a6bc5d5527518d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9385c0900fda5176a5814957d5aa3fe8bc367d97be635e7b37f885df213df21

import type { ConcreteRequest } from 'relay-runtime';
export type SoftwareReleaseState = "draft" | "published" | "withdrawn";
export type useReleaseChangesCreateMutation$variables = {
  softwareCode: string;
  softwareName: string;
  version: string;
};
export type useReleaseChangesCreateMutation$data = {
  readonly createSoftwareRelease: {
    readonly id: number;
    readonly state: SoftwareReleaseState;
  };
};
export type useReleaseChangesCreateMutation = {
  response: useReleaseChangesCreateMutation$data;
  variables: useReleaseChangesCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "softwareCode"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "softwareName"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "version"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "softwareCode",
        "variableName": "softwareCode"
      },
      {
        "kind": "Variable",
        "name": "softwareName",
        "variableName": "softwareName"
      },
      {
        "kind": "Variable",
        "name": "version",
        "variableName": "version"
      }
    ],
    "concreteType": "SoftwareRelease",
    "kind": "LinkedField",
    "name": "createSoftwareRelease",
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
        "name": "state",
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
    "name": "useReleaseChangesCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReleaseChangesCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d9385c0900fda5176a5814957d5aa3fe8bc367d97be635e7b37f885df213df21",
    "metadata": {},
    "name": "useReleaseChangesCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7ad84840f44f7cfc9a3ab57f031fb553";

export default node;
