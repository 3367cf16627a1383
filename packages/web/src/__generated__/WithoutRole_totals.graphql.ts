/**
 * @generated SignedSource<<b2f7127af91a83b1443057f1174e147f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithoutRole_totals$data = {
  readonly months: ReadonlyArray<{
    readonly cases: number;
    readonly month: string;
    readonly role: string | null | undefined;
  }>;
  readonly person: {
    readonly keycloak_id: string | null | undefined;
  };
  readonly " $fragmentType": "WithoutRole_totals";
};
export type WithoutRole_totals$key = {
  readonly " $data"?: WithoutRole_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithoutRole_totals">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WithoutRole_totals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "person",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keycloak_id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LogbookMonthTotal",
      "kind": "LinkedField",
      "name": "months",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cases",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LogbookTotals",
  "abstractKey": null
};

(node as any).hash = "4529d56e888253b0273fa354a55d74f0";

export default node;
