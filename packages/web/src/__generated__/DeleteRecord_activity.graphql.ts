/**
 * @generated SignedSource<<0f0f8cc77d21c33e7dcb1dbd9ea6d54b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteRecord_activity$data = {
  readonly dateOfProcedure: string;
  readonly groupId: number;
  readonly id: string;
  readonly procedure: {
    readonly code: string;
    readonly name: string;
  };
  readonly viewerCanDelete: boolean;
  readonly " $fragmentType": "DeleteRecord_activity";
};
export type DeleteRecord_activity$key = {
  readonly " $data"?: DeleteRecord_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteRecord_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteRecord_activity",
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
      "name": "groupId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dateOfProcedure",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    }
  ],
  "type": "Activity",
  "abstractKey": null
};

(node as any).hash = "813d3dfe0e5e3875ce14893b62256f7d";

export default node;
