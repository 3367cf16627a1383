/**
 * @generated SignedSource<<3932bb5471148fe53157b6dd5d5efc13>>
 * @relayHash 9c2aa2fb8f120c4310398376c94953b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b5a00851f4b79f5ac5a8e988a0e258e924572056218e64f7a52edf65a937c0e

import type { ConcreteRequest } from 'relay-runtime';
export type EntryDrawerQuery$variables = {
  id: string;
};
export type EntryDrawerQuery$data = {
  readonly auditEntry: {
    readonly entry: {
      readonly action: string;
      readonly actor: {
        readonly email: string | null | undefined;
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly at: string;
      readonly customer: {
        readonly id: number;
        readonly name: string;
      } | null | undefined;
      readonly id: string;
      readonly label: string;
      readonly requestId: string | null | undefined;
      readonly takes: boolean;
      readonly thing: {
        readonly id: string;
        readonly kind: string;
        readonly name: string | null | undefined;
      };
    };
    readonly facts: ReadonlyArray<{
      readonly after: ReadonlyArray<string> | null | undefined;
      readonly before: ReadonlyArray<string> | null | undefined;
      readonly key: string;
      readonly kind: string;
      readonly label: string;
    }>;
    readonly people: ReadonlyArray<{
      readonly email: string | null | undefined;
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type EntryDrawerQuery = {
  response: EntryDrawerQuery$data;
  variables: EntryDrawerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
  "name": "label",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = [
  (v1/*:: as any*/),
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "email",
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "AuditEntryDetail",
    "kind": "LinkedField",
    "name": "auditEntry",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AuditEntry",
        "kind": "LinkedField",
        "name": "entry",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "at",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "action",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "takes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AuditPerson",
            "kind": "LinkedField",
            "name": "actor",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AuditThing",
            "kind": "LinkedField",
            "name": "thing",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v1/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AuditCustomer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "requestId",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AuditPerson",
        "kind": "LinkedField",
        "name": "people",
        "plural": true,
        "selections": (v4/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AuditFact",
        "kind": "LinkedField",
        "name": "facts",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "before",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "after",
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
    "name": "EntryDrawerQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EntryDrawerQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "3b5a00851f4b79f5ac5a8e988a0e258e924572056218e64f7a52edf65a937c0e",
    "metadata": {},
    "name": "EntryDrawerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "32dde0a6ea56f7c7518f95a0eb1290d2";

export default node;
