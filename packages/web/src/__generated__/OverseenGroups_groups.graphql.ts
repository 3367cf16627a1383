/**
 * @generated SignedSource<<fd04dabf4bfc991b80452b6c923f5ca5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OverseenGroups_groups$data = {
  readonly groups: ReadonlyArray<{
    readonly customer: {
      readonly id: number;
      readonly name: string;
    };
    readonly id: number;
    readonly name: string;
    readonly trainees: number;
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "OverseenGroups_groups";
};
export type OverseenGroups_groups$key = {
  readonly " $data"?: OverseenGroups_groups$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverseenGroups_groups">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OverseenGroups_groups",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LogbookOverseenGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Customer",
          "kind": "LinkedField",
          "name": "customer",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trainees",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LogbookTotalsGroups",
  "abstractKey": null
};
})();

(node as any).hash = "2e5365c24560e9e27fe8335cbb446580";

export default node;
