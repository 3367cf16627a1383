/**
 * @generated SignedSource<<5ce5ccc562302d9b6e307b51acb8c71f>>
 * @relayHash 953a55e5b2ff73fa75ed2000e122c7d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df00568241bfb4f6ce6b31ad94333b33ddbe0684ec336901d24c89b8c7eda7e9

import type { ConcreteRequest } from 'relay-runtime';
export type AuditRole = "by" | "on";
export type AuditFilter = {
  action?: string | null | undefined;
  customerId?: number | null | undefined;
  from?: string | null | undefined;
  group?: string | null | undefined;
  person?: string | null | undefined;
  role?: AuditRole | null | undefined;
  thing?: string | null | undefined;
  thingName?: string | null | undefined;
  to?: string | null | undefined;
};
export type useAuditFileMutation$variables = {
  filter?: AuditFilter | null | undefined;
};
export type useAuditFileMutation$data = {
  readonly noteAuditExport: boolean;
};
export type useAuditFileMutation = {
  response: useAuditFileMutation$data;
  variables: useAuditFileMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      }
    ],
    "kind": "ScalarField",
    "name": "noteAuditExport",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAuditFileMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAuditFileMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "df00568241bfb4f6ce6b31ad94333b33ddbe0684ec336901d24c89b8c7eda7e9",
    "metadata": {},
    "name": "useAuditFileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "db68ac97fa521875669368e86bf10092";

export default node;
