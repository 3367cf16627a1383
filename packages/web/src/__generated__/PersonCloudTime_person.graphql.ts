/**
 * @generated SignedSource<<aa484fb5efe6030c32786b150c9de6eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonCloudTime_person$data = {
  readonly cloudTime: {
    readonly grantedSeconds: number;
    readonly heldSeconds: number;
    readonly total: number;
    readonly usedSeconds: number;
    readonly vouchers: ReadonlyArray<{
      readonly acceptedAt: string;
      readonly customer: string;
      readonly eventAt: string | null | undefined;
      readonly givenBy: string | null | undefined;
      readonly grantedSeconds: number;
      readonly id: number;
      readonly kind: string;
      readonly learningSpace: string;
      readonly name: string | null | undefined;
      readonly state: string;
      readonly usedSeconds: number;
      readonly validTo: string;
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"GiveHours_person">;
  readonly " $fragmentType": "PersonCloudTime_person";
};
export type PersonCloudTime_person$key = {
  readonly " $data"?: PersonCloudTime_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonCloudTime_person">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "grantedSeconds",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "usedSeconds",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonCloudTime_person",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GiveHours_person"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonCloudTime",
      "kind": "LinkedField",
      "name": "cloudTime",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heldSeconds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PersonVoucher",
          "kind": "LinkedField",
          "name": "vouchers",
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
              "name": "kind",
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
              "name": "customer",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "learningSpace",
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
              "kind": "ScalarField",
              "name": "acceptedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "givenBy",
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
              "name": "eventAt",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdministeredPerson",
  "abstractKey": null
};
})();

(node as any).hash = "dbf7e28f862009e30d3936f3118774f6";

export default node;
