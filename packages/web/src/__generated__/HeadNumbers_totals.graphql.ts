/**
 * @generated SignedSource<<eba95c9e686e65456fad6cae4d654452>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeadNumbers_totals$data = {
  readonly cases: number;
  readonly importedCases: number;
  readonly lastDay: string | null | undefined;
  readonly months: ReadonlyArray<{
    readonly cases: number;
    readonly month: string;
    readonly role: string | null | undefined;
  }>;
  readonly procedures: ReadonlyArray<{
    readonly procedure: {
      readonly code: string;
    };
  }>;
  readonly " $fragmentType": "HeadNumbers_totals";
};
export type HeadNumbers_totals$key = {
  readonly " $data"?: HeadNumbers_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeadNumbers_totals">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cases",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeadNumbers_totals",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "importedCases",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastDay",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LogbookProcedureTotal",
      "kind": "LinkedField",
      "name": "procedures",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ActivityProcedure",
          "kind": "LinkedField",
          "name": "procedure",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LogbookTotals",
  "abstractKey": null
};
})();

(node as any).hash = "bed2c555dc6a2ad29e2ab66abe794c01";

export default node;
