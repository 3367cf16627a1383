/**
 * @generated SignedSource<<06b4593a28b0fd362e67b26e3b67eeab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CasesByLevel_totals$data = {
  readonly procedures: ReadonlyArray<{
    readonly cases: number;
    readonly procedure: {
      readonly interventionType: string;
      readonly organSystem: string;
    };
  }>;
  readonly " $fragmentType": "CasesByLevel_totals";
};
export type CasesByLevel_totals$key = {
  readonly " $data"?: CasesByLevel_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"CasesByLevel_totals">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CasesByLevel_totals",
  "selections": [
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
          "kind": "ScalarField",
          "name": "cases",
          "storageKey": null
        },
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
              "name": "interventionType",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "organSystem",
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

(node as any).hash = "e45b4501a0c2ddfd708ad2ec28d57219";

export default node;
