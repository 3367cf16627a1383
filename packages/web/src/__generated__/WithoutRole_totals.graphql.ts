/**
 * @generated SignedSource<<6330b92624f59902c9f6f3ce817a7de2>>
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

(node as any).hash = "c39e8f2109e9c8086c88796479d8234a";

export default node;
