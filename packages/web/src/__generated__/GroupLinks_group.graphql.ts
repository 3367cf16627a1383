/**
 * @generated SignedSource<<703d8e0829bb6f6aaf11296407f359bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupLinks_group$data = {
  readonly id: number;
  readonly name: string;
  readonly viewerCanManageCourses: boolean;
  readonly viewerCanManageInvitation: boolean;
  readonly " $fragmentType": "GroupLinks_group";
};
export type GroupLinks_group$key = {
  readonly " $data"?: GroupLinks_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupLinks_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupLinks_group",
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
      "name": "viewerCanManageCourses",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManageInvitation",
      "storageKey": null
    }
  ],
  "type": "CustomerGroup",
  "abstractKey": null
};

(node as any).hash = "496acbe567fa499d348692c1b7b6d42b";

export default node;
