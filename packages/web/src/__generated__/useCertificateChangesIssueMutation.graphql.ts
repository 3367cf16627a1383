/**
 * @generated SignedSource<<89f9938653484eae8b3170180688fd14>>
 * @relayHash 8db56cba02a43c58442afffab36dd9dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da55b8b04f012d5335a5d41f2eb0fc004e53afae73e2f84d5cdfd0b088f8554b

import type { ConcreteRequest } from 'relay-runtime';
export type useCertificateChangesIssueMutation$variables = {
  assignmentId: number;
  showsName: boolean;
};
export type useCertificateChangesIssueMutation$data = {
  readonly issueCertificate: {
    readonly code: string | null | undefined;
    readonly showsName: boolean;
  };
};
export type useCertificateChangesIssueMutation = {
  response: useCertificateChangesIssueMutation$data;
  variables: useCertificateChangesIssueMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "assignmentId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "showsName"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "assignmentId",
        "variableName": "assignmentId"
      },
      {
        "kind": "Variable",
        "name": "showsName",
        "variableName": "showsName"
      }
    ],
    "concreteType": "MyCertificate",
    "kind": "LinkedField",
    "name": "issueCertificate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "showsName",
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
    "name": "useCertificateChangesIssueMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCertificateChangesIssueMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "da55b8b04f012d5335a5d41f2eb0fc004e53afae73e2f84d5cdfd0b088f8554b",
    "metadata": {},
    "name": "useCertificateChangesIssueMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "557e013e897294e37f7cd4d4aef71387";

export default node;
