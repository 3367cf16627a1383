/**
 * @generated SignedSource<<16dfe7bee6a8dd4ef67308629ba2c38b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type auditColumns_entry$data = {
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
  readonly " $fragmentType": "auditColumns_entry";
};
export type auditColumns_entry$key = {
  readonly " $data"?: auditColumns_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"auditColumns_entry">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "auditColumns_entry",
  "selections": [
    (v0/*:: as any*/),
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
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
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
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
        (v0/*:: as any*/),
        (v1/*:: as any*/)
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
  "type": "AuditEntry",
  "abstractKey": null
};
})();

(node as any).hash = "d42421b512636ad09cbfffba016ba4a3";

export default node;
