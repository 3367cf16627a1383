/**
 * @generated SignedSource<<4fcca31f9a9e4921f534d7d80db24e74>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CourseVoucherState = "ended" | "expired" | "open" | "revoked" | "used_up";
import type { FragmentRefs } from "relay-runtime";
export type CourseVoucherLink_voucher$data = {
  readonly code: string | null | undefined;
  readonly createdAt: string;
  readonly creator: {
    readonly first_name: string | null | undefined;
    readonly keycloak_id: string | null | undefined;
    readonly last_name: string | null | undefined;
  } | null | undefined;
  readonly id: number;
  readonly maxUses: number;
  readonly state: CourseVoucherState;
  readonly used: number;
  readonly users: ReadonlyArray<{
    readonly acceptedAt: string;
    readonly user: {
      readonly email: string | null | undefined;
      readonly first_name: string | null | undefined;
      readonly keycloak_id: string | null | undefined;
      readonly last_name: string | null | undefined;
    };
  }>;
  readonly validTo: string;
  readonly " $fragmentType": "CourseVoucherLink_voucher";
};
export type CourseVoucherLink_voucher$key = {
  readonly " $data"?: CourseVoucherLink_voucher$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseVoucherLink_voucher">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "keycloak_id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "first_name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "last_name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseVoucherLink_voucher",
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
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "creator",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxUses",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "used",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseVoucherUser",
      "kind": "LinkedField",
      "name": "users",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "acceptedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CourseVoucher",
  "abstractKey": null
};
})();

(node as any).hash = "c5b536a4b0fe4756aff0d8e5ee8e35f3";

export default node;
