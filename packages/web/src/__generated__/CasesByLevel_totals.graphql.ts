/**
 * @generated SignedSource<<d6a85f1fc921eb9132fef601da4cfb69>>
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
      readonly category: string;
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "category",
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

(node as any).hash = "5f75ebb85d7335e03adb147ee3445b4c";

export default node;
