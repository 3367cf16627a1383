/**
 * @generated SignedSource<<032a142638636beb1ad078d3cf66196e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CasesWithoutRole_totals$data = {
  readonly months: ReadonlyArray<{
    readonly cases: number;
    readonly month: string;
    readonly role: string | null | undefined;
  }>;
  readonly person: {
    readonly keycloak_id: string | null | undefined;
  };
  readonly " $fragmentType": "CasesWithoutRole_totals";
};
export type CasesWithoutRole_totals$key = {
  readonly " $data"?: CasesWithoutRole_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"CasesWithoutRole_totals">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CasesWithoutRole_totals",
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

(node as any).hash = "15d2946ae14c44f120de6ec6d3f6d552";

export default node;
