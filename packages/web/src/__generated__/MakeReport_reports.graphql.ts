/**
 * @generated SignedSource<<26f0c18d9d072ed5c3a17fbf5befd982>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OperationState = "cancelled" | "failed" | "running" | "succeeded" | "waiting";
import type { FragmentRefs } from "relay-runtime";
export type MakeReport_reports$data = {
  readonly latest: {
    readonly id: string;
    readonly state: OperationState;
    readonly " $fragmentSpreads": FragmentRefs<"OperationCard_operation">;
  } | null | undefined;
  readonly reports: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentType": "MakeReport_reports";
};
export type MakeReport_reports$key = {
  readonly " $data"?: MakeReport_reports$data;
  readonly " $fragmentSpreads": FragmentRefs<"MakeReport_reports">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MakeReport_reports",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LogbookReport",
      "kind": "LinkedField",
      "name": "reports",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Operation",
      "kind": "LinkedField",
      "name": "latest",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OperationCard_operation"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LogbookReports",
  "abstractKey": null
};
})();

(node as any).hash = "7c3b5584e2e46d00af6437962bebae23";

export default node;
