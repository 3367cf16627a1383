/**
 * @generated SignedSource<<1e6916b9e0ab18239683966d43d4a0a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemoveAllUsers_group$data = {
  readonly id: number;
  readonly memberCount: number;
  readonly name: string;
  readonly viewerCanRemoveAllUsers: boolean;
  readonly " $fragmentType": "RemoveAllUsers_group";
};
export type RemoveAllUsers_group$key = {
  readonly " $data"?: RemoveAllUsers_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemoveAllUsers_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RemoveAllUsers_group",
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
      "args": [
        {
          "kind": "Literal",
          "name": "roles",
          "value": [
            "learner"
          ]
        }
      ],
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": "memberCount(roles:[\"learner\"])"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanRemoveAllUsers",
      "storageKey": null
    }
  ],
  "type": "CustomerGroup",
  "abstractKey": null
};

(node as any).hash = "dd1ae228726daf78532dacfba3f2611f";

export default node;
