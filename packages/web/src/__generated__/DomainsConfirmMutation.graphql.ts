/**
 * @generated SignedSource<<71343c04388ddfb9db07e38f5c2a0fac>>
 * @relayHash e9a53b4048380e936ecc5da76a8ddc19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31d3d5d6ce8a38bd65fdab1177d7e741b5ff7bc8b2637a2f2e578ddb580fb899

import type { ConcreteRequest } from 'relay-runtime';
export type DomainsConfirmMutation$variables = {
  customerId: number;
  domains: ReadonlyArray<string>;
};
export type DomainsConfirmMutation$data = {
  readonly confirmDomains: {
    readonly domains: ReadonlyArray<string>;
  };
};
export type DomainsConfirmMutation = {
  response: DomainsConfirmMutation$data;
  variables: DomainsConfirmMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "domains"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "customerId",
        "variableName": "customerId"
      },
      {
        "kind": "Variable",
        "name": "domains",
        "variableName": "domains"
      }
    ],
    "concreteType": "Provisioning",
    "kind": "LinkedField",
    "name": "confirmDomains",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "domains",
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
    "name": "DomainsConfirmMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DomainsConfirmMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "31d3d5d6ce8a38bd65fdab1177d7e741b5ff7bc8b2637a2f2e578ddb580fb899",
    "metadata": {},
    "name": "DomainsConfirmMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f81ef7dedf6be4f0cb69149dea7f4386";

export default node;
