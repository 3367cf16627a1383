/**
 * @generated SignedSource<<17b06289d804eb0db84225bbe3f007cf>>
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
  readonly viewerCanReadProgress: boolean;
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
      "name": "viewerCanReadProgress",
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

(node as any).hash = "dd3baac870f7671b26cbe2aa878b43de";

export default node;
