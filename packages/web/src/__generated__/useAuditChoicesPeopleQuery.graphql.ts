/**
 * @generated SignedSource<<e1d6063f72de7c93f876b182d8874b3b>>
 * @relayHash 94ada4bc64c7402c2b050b144ae04b54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92134bcebe9850dda22b3f45ee41476f9188d8c56233310fed50dfa91e0cc8c2

import type { ConcreteRequest } from 'relay-runtime';
export type useAuditChoicesPeopleQuery$variables = {
  searchText: string;
};
export type useAuditChoicesPeopleQuery$data = {
  readonly auditPeople: ReadonlyArray<{
    readonly email: string | null | undefined;
    readonly id: string;
    readonly name: string;
  }>;
};
export type useAuditChoicesPeopleQuery = {
  response: useAuditChoicesPeopleQuery$data;
  variables: useAuditChoicesPeopleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "searchText"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "searchText",
        "variableName": "searchText"
      }
    ],
    "concreteType": "AuditPerson",
    "kind": "LinkedField",
    "name": "auditPeople",
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
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
    "name": "useAuditChoicesPeopleQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAuditChoicesPeopleQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "92134bcebe9850dda22b3f45ee41476f9188d8c56233310fed50dfa91e0cc8c2",
    "metadata": {},
    "name": "useAuditChoicesPeopleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8bf78172463bcd9eaf471d2ad309f080";

export default node;
