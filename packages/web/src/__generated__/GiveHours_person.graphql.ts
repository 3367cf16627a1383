/**
 * @generated SignedSource<<15ba05eb62a43ec6aaacc0578d9cc08c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GiveHours_person$data = {
  readonly cloudTime: {
    readonly vouchers: ReadonlyArray<{
      readonly kind: string;
      readonly learningSpace: string;
    }>;
  };
  readonly id: string;
  readonly name: string;
  readonly viewerCanGiveHours: boolean;
  readonly " $fragmentType": "GiveHours_person";
};
export type GiveHours_person$key = {
  readonly " $data"?: GiveHours_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"GiveHours_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GiveHours_person",
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
      "name": "viewerCanGiveHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonCloudTime",
      "kind": "LinkedField",
      "name": "cloudTime",
      "plural": false,
      "selections": [
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
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "learningSpace",
              "storageKey": null
            }
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

(node as any).hash = "0e804a83f2bd9e3eb8f24504439f7141";

export default node;
