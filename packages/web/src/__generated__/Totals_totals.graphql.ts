/**
 * @generated SignedSource<<7d6adeccd9c31137d25290b88f1f125e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Totals_totals$data = {
  readonly asOf: string;
  readonly cases: number;
  readonly " $fragmentSpreads": FragmentRefs<"CasesByLevel_totals" | "CasesByTime_totals" | "CasesWithoutRole_totals" | "GroupFilter_totals" | "HeadNumbers_totals" | "Procedures_totals" | "Targets_totals">;
  readonly " $fragmentType": "Totals_totals";
};
export type Totals_totals$key = {
  readonly " $data"?: Totals_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"Totals_totals">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Totals_totals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "asOf",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cases",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupFilter_totals"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HeadNumbers_totals"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CasesWithoutRole_totals"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Targets_totals"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CasesByTime_totals"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CasesByLevel_totals"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Procedures_totals"
    }
  ],
  "type": "LogbookTotals",
  "abstractKey": null
};

(node as any).hash = "ae6acde47c1474adcc742963570abe0e";

export default node;
