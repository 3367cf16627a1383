/**
 * @generated SignedSource<<2a9bad841991733138d2f260d8a2dca7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeaveGroup_group$data = {
  readonly id: number;
  readonly name: string;
  readonly viewerCanLeave: boolean;
  readonly " $fragmentType": "LeaveGroup_group";
};
export type LeaveGroup_group$key = {
  readonly " $data"?: LeaveGroup_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeaveGroup_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LeaveGroup_group",
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
      "name": "viewerCanLeave",
      "storageKey": null
    }
  ],
  "type": "CustomerGroup",
  "abstractKey": null
};

(node as any).hash = "0247c90c5580e3ac190a0419cdf1cd9f";

export default node;
